#!/usr/bin/env python3
"""Makes the two fonts of board pictures from those of the pages: one weight, few letters, in the form that resvg reads.

    pip install fonttools==4.68.0 brotli
    tools/picture_fonts.py crates/web/assets/fonts
"""
import pathlib, sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LETTERS = [*range(0x20, 0x7F), *map(ord, "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ−–·×…„”’")]


def make(font, path):
    options = subset.Options()
    options.layout_features, options.hinting, options.name_IDs = ["kern"], False, [1, 2, 4, 6]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font.flavor = None
    font.save(path)


def main():
    folder = pathlib.Path(sys.argv[1])
    figtree = instancer.instantiateVariableFont(TTFont(folder / "figtree.woff2"), {"wght": 600})
    for name, text in [(1, "Figtree"), (2, "Regular"), (4, "Figtree")]:
        figtree["name"].setName(text, name, 3, 1, 0x409)
    figtree["OS/2"].usWeightClass = 600
    make(figtree, folder / "figtree-600.ttf")
    make(TTFont(folder / "young-serif.woff2"), folder / "young-serif.ttf")


main()

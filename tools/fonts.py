#!/usr/bin/env python3
"""Makes the fonts of the pages from the whole ones: only the letters of Latin languages; those that English and Polish
lack lie in files of their own, which a browser asks for when a name needs one of them.

    npm pack @expo-google-fonts/figtree@0.4.1 @expo-google-fonts/young-serif@0.4.0
    for each file: mkdir FOLDER && tar xzf FILE -C FOLDER --strip-components=1
    pip install fonttools==4.68.0 brotli
    tools/fonts.py FIGTREE_FOLDER YOUNG_SERIF_FOLDER crates/web/assets/fonts

Figtree comes as one file for each weight; the lightest and the blackest become a variable font, and the widths of those between tell
where they lie.
"""
import pathlib, sys

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont

WEIGHTS = {300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black"}
POLISH = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
# Headings: fewer signs.
HEADINGS = {*range(0x20, 0x7F), 0xA0, *map(ord, POLISH + "«»·×–—‘’“”„…−→←€")}
TEXT = HEADINGS | {*map(ord, "‚•‹›±½©°™↑↓≈≤≥\ufffd")}
# Other languages; headings have those of the neighbours.
MORE_HEADINGS = {*map(ord, "ÄÖÜäöüßÉÈÊËéèêëÇçÑñÁáÍíÚúÀàÂâÔôŠšČčŘřŽžÝýŮůĚěŐőŰűÅåØøÆæ")}
MORE = {*range(0xA1, 0x180), *map(ord, "ȘșȚț")} - TEXT


def figtree(folder):
    fonts = {weight: TTFont(folder / f"{weight}{name}" / f"Figtree_{weight}{name}.ttf") for weight, name in WEIGHTS.items()}
    light, black = fonts[300], fonts[900]
    # Substitutions differ between the files; those of the lightest are kept for all.
    substitutions = light["GSUB"]
    glyphs = [glyph for glyph in light.getGlyphOrder() if glyph in black["hmtx"].metrics]
    width = {weight: sum(font["hmtx"][glyph][0] for glyph in glyphs) for weight, font in fonts.items()}
    axis = AxisDescriptor()
    axis.name, axis.tag, axis.minimum, axis.default, axis.maximum = "Weight", "wght", 300, 300, 900
    axis.map = [(weight, 300 + 600 * (width[weight] - width[300]) / (width[900] - width[300])) for weight in fonts]
    space = DesignSpaceDocument()
    space.addAxis(axis)
    for weight in (300, 900):
        del fonts[weight]["GSUB"]
        source = SourceDescriptor()
        source.path, source.font, source.location = f"Figtree {weight}", fonts[weight], {"Weight": weight}
        space.addSource(source)
    font, _, _ = varLib.build(space)
    font["GSUB"] = substitutions
    return font


def lining(font):
    """The font with figures as high as capitals instead of those with descenders."""
    substitutions = font["GSUB"].table
    of_feature = {at for record in substitutions.FeatureList.FeatureRecord if record.FeatureTag == "lnum" for at in record.Feature.LookupListIndex}
    high = {}
    for at in of_feature:
        for part in substitutions.LookupList.Lookup[at].SubTable:
            high.update(getattr(part, "ExtSubTable", part).mapping)
    for table in font["cmap"].tables:
        for figure in map(ord, "0123456789"):
            if figure in table.cmap:
                table.cmap[figure] = high.get(table.cmap[figure], table.cmap[figure])
    return font


def reduce(font, letters, path, features):
    options = subset.Options()
    options.layout_features = ["kern", "ccmp", "mark", "locl", *features]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(path)


def ranges(letters):
    starts = sorted(letter for letter in letters if letter - 1 not in letters)
    ends = sorted(letter for letter in letters if letter + 1 not in letters)
    return [f"U+{start:X}-{end:X}" if end > start else f"U+{start:X}" for start, end in zip(starts, ends)]


def main():
    text, headings, to = map(pathlib.Path, sys.argv[1:])
    reduce(figtree(text), TEXT, to / "figtree.woff2", ["tnum"])
    reduce(figtree(text), MORE, to / "figtree-more.woff2", ["tnum"])
    for letters, name in [(HEADINGS, "young-serif"), (MORE_HEADINGS, "young-serif-more")]:
        serif = lining(TTFont(headings / "400Regular" / "YoungSerif_400Regular.ttf"))
        reduce(serif, letters, to / f"{name}.woff2", [])
    for name, letters in [("figtree-more.woff2", MORE), ("young-serif-more.woff2", MORE_HEADINGS)]:
        print(f"unicode-range of {name}:", ", ".join(ranges(letters)))


main()

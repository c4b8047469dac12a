"""The board as text, SVG or pixels: all three from the text that the terminal shows."""

from html import escape

CELL_WIDTH, CELL_HEIGHT, MARGIN = 8, 16, 8


def svg(text):
    """The text as a drawing in letters of equal width."""
    lines = text.splitlines()
    width = 2 * MARGIN + CELL_WIDTH * max(map(len, lines), default=0)
    height = 2 * MARGIN + CELL_HEIGHT * len(lines)
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + CELL_HEIGHT * (at + 0.75):g}" textLength="{CELL_WIDTH * len(line)}">'
        f"{escape(line)}</text>"
        for at, line in enumerate(lines)
        if line.strip()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="100%" height="100%" fill="#fffdf7"/>'
        f'<g font-family="monospace" font-size="13" fill="#222" style="white-space:pre">{rows}</g></svg>'
    )


def pixels(text):
    """The text as an array of height × width × 3 bytes; needs Pillow."""
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

    lines = text.splitlines()
    width = 2 * MARGIN + CELL_WIDTH * max(map(len, lines), default=0)
    image = Image.new("RGB", (width, 2 * MARGIN + CELL_HEIGHT * len(lines)), "#fffdf7")
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(size=13)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter != " ":
                draw.text((MARGIN + CELL_WIDTH * column, MARGIN + CELL_HEIGHT * row), letter, "#222222", font)
    return np.asarray(image)


def render(mode, text):
    """What an environment shows in this mode."""
    if mode == "rgb_array":
        return pixels(text)
    return text if mode == "ansi" else None

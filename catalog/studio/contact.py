"""Contact sheet of pictures at card size (300 x 375 px), eight in a row.

    python3 contact.py sheet.png picture.webp ...        without pictures: all of ../pictures
"""
import os
import sys

from PIL import Image

CARD = (300, 375)  # px
GAP = 12  # px
COLUMNS = 8
PICTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'pictures')


def all_pictures():
    """Paths of the product pictures, sorted by kind and colour."""
    return [os.path.join(PICTURES, f) for f in sorted(os.listdir(PICTURES)) if f.endswith('-front.webp')]


def contact_sheet(paths, columns=COLUMNS):
    """One image with every picture of `paths` at card size."""
    columns = min(columns, len(paths))
    rows = -(-len(paths) // columns)
    sheet = Image.new('RGB', (columns * (CARD[0] + GAP) + GAP, rows * (CARD[1] + GAP) + GAP), '#f4f1ec')
    for i, path in enumerate(paths):
        card = Image.open(path).convert('RGB').resize(CARD, Image.LANCZOS)
        sheet.paste(card, (GAP + (i % columns) * (CARD[0] + GAP), GAP + (i // columns) * (CARD[1] + GAP)))
    return sheet


if __name__ == '__main__':
    contact_sheet(sys.argv[2:] or all_pictures()).save(sys.argv[1])

"""Draws a contact sheet: every colour of every kind, with its views side by side.

    python3 contact.py contact.webp                 all of ../pictures, in the order of jobs.json
    python3 contact.py sheet.png picture.webp ...   these, at card size

A sheet of all is small (120 x 150 px a picture) so that it can be committed."""
import os
import sys

from PIL import Image

from shoot import PICTURES, read_jobs, views_of

CARD = (300, 375)  # px
SMALL = (120, 150)  # px
GAP = 6  # px
WIDTH = 2400  # px, the most that a sheet of all pictures is wide
PAPER = '#f4f1ec'


def all_groups(jobs):
    """Returns the paths of the pictures that exist, in one list per colour of a kind, the front first."""
    for kind, entry in jobs.items():
        if 'file' in entry or 'home' in entry:
            continue
        for colour in entry.get('colours', [None]):
            stem = kind + '-' + (colour + '-' if colour else '')
            paths = [os.path.join(PICTURES, stem + view + '.webp') for view in views_of(entry)]
            present = [path for path in paths if os.path.exists(path)]
            if present:
                yield present


def placed(groups, card, width):
    """Returns path, x and y of every picture; a group is never split between two rows."""
    x = y = GAP
    for group in groups:
        wide = len(group) * (card[0] + GAP)
        if x > GAP and x + wide > width:
            x, y = GAP, y + card[1] + GAP
        for path in group:
            yield path, x, y
            x += card[0] + GAP
        x += GAP


def contact_sheet(groups, card=CARD, width=WIDTH):
    """Draws one picture with all groups."""
    places = list(placed(groups, card, width))
    sheet = Image.new('RGB', (width, max(y for _, _, y in places) + card[1] + GAP), PAPER)
    for path, x, y in places:
        sheet.paste(Image.open(path).convert('RGB').resize(card, Image.LANCZOS), (x, y))
    return sheet


if __name__ == '__main__':
    out, pictures = sys.argv[1], sys.argv[2:]
    sheet = contact_sheet([[path] for path in pictures]) if pictures else contact_sheet(all_groups(read_jobs()), SMALL)
    sheet.save(out, **(dict(quality=82, method=6) if out.endswith('.webp') else {}))

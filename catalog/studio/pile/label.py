"""The woven label in the neck of a fur, drawn on the finished picture: hair hides the one that the renderer would sew in."""
import os

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

FONT = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', 'node_modules/@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf'
)
CLOTH, LETTERS = (214, 203, 184), (58, 47, 40)
FINE = 8  # pixels of the drawing on one of the picture


def labelled(picture, x, y, width):
    """Picture 0..255 with a label whose middle is at x, y (px); its height is a third of its width."""
    wide, tall = round(width * FINE), round(width * FINE / 3)
    label = Image.new('RGB', (wide, tall), CLOTH)
    pen, font = ImageDraw.Draw(label), ImageFont.truetype(FONT, round(tall * 0.52))
    step = wide * 0.175
    for i, letter in enumerate('KARA'):
        pen.text((wide / 2 + (i - 1.5) * step, tall * 0.52), letter, LETTERS, font, anchor='mm')
    threads = 1 + 0.05 * np.sin(np.arange(tall) * np.pi / FINE)[:, None, None]
    shade = np.linspace(0.86, 1.0, tall)[:, None, None]
    cloth = cv2.resize((np.asarray(label) * threads * shade).astype(np.float32), (round(width), round(width / 3)), interpolation=cv2.INTER_AREA)
    cover = np.zeros(picture.shape[:2], np.float32)
    top, left = round(y - width / 6), round(x - width / 2)
    part = slice(top, top + len(cloth)), slice(left, left + cloth.shape[1])
    cover[part] = 1
    shadow = cv2.GaussianBlur(np.roll(cover, 2, axis=0), (0, 0), 2.5)[..., None]
    out = picture * (1 - 0.35 * shadow)
    soft = cv2.GaussianBlur(cover, (0, 0), 0.6)[..., None]
    drawn = out.copy()
    drawn[part] = cloth
    return out + soft * (drawn - out)

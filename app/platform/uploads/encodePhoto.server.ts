import sharp from "sharp";

import { createLimiter } from "../process/limiter";
import { photoRules } from "./photoRules";

export type EncodedPhoto = { bytes: Buffer; widthPx: number; heightPx: number };

/**
 * Everything that decodes a photo waits here, because encoding takes up to a second of one core and the same process
 * serves pages.
 */
export const limitDecoding = createLimiter(1);

/**
 * Encodes a photo as the shop stores it: upright, at most `longestPx` on either side, and again as JPEG, so that it
 * loses its metadata, such as the place where it was taken, and anything hidden in the file. Returns "kind" for a file
 * that is neither JPEG, PNG nor WebP by its first bytes, "damaged" for one that cannot be decoded to its end,
 * "tooLarge" for too many pixels.
 */
export async function encodePhoto(given: Buffer): Promise<EncodedPhoto | "kind" | "damaged" | "tooLarge"> {
  if (!isPhoto(given)) return "kind";
  return limitDecoding(() => encoded(given));
}

async function encoded(given: Buffer): Promise<EncodedPhoto | "damaged" | "tooLarge"> {
  const { longestPx, maxPixels } = photoRules;
  try {
    const picture = sharp(given, { failOn: "error", limitInputPixels: maxPixels, pages: 1 });
    const { width, height } = await sharp(given, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return "tooLarge";
    const { data: bytes, info } = await picture
      .autoOrient()
      .resize({ width: longestPx, height: longestPx, fit: "inside", withoutEnlargement: true })
      .flatten({ background: { r: 255, g: 255, b: 255 } })
      .jpeg({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { bytes, widthPx: info.width, heightPx: info.height };
  } catch {
    return "damaged";
  }
}

/** Checks the first bytes, so that no other decoder of the library, such as the one for SVG, ever sees the file. */
function isPhoto(given: Buffer): boolean {
  const start = given.subarray(0, 12);
  const isJpeg = start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isWebp = start.toString("latin1", 0, 4) === "RIFF" && start.toString("latin1", 8, 12) === "WEBP";
  return isJpeg || isPng || isWebp;
}

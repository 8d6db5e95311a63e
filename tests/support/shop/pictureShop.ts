import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import pino from "pino";
import sharp from "sharp";
import { onTestFinished } from "vitest";

import { pictureResponse } from "~/platform/pictures/pictures.server";

export const file = "biker-cerna-front-3f2a1b9c.webp";

/** Returns a data folder with one 4:5 picture, and a function that requests it by the path after `/img/product/`. */
export async function openPictureShop({ widthPx }: { widthPx: number }) {
  const dataDir = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const original = await leather(widthPx);
  mkdirSync(join(dataDir, "pictures"));
  writeFileSync(join(dataDir, "pictures", file), original);
  const lines = new PassThrough();
  const log = pino(lines);
  const logged = () => String(lines.read() ?? "");
  function ask(address: string, headers: Record<string, string> = {}, method = "GET") {
    const [path = "", query = ""] = address.split("?");
    const [size = "", ...names] = path.split("/");
    const request = new Request(`http://shop.test/img?${query}`, { method, headers });
    return pictureResponse(request, { place: { dataDir }, log, size, file: decodeURIComponent(names.join("/")) });
  }
  const derivedFiles = () => readdirSync(dataDir, { recursive: true }).map(String).flatMap(derivedFile).sort();
  return { dataDir, original, log, logged, ask, derivedFiles };
}

function derivedFile(path: string): string[] {
  return path.startsWith("derived/") ? [path.slice("derived/".length)] : [];
}

function leather(widthPx: number): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 120, sigma: 12 };
  return sharp({ create: { width: widthPx, height: widthPx * 1.25, channels: 3, background: "black", noise } })
    .webp({ quality: 40 })
    .toBuffer();
}

export async function metadataOf(response: Response) {
  return sharp(Buffer.from(await response.arrayBuffer())).metadata();
}

import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, gunzip, gzip } from "node:zlib";

import type { Coding } from "./acceptedCoding";
import { pageBrotli } from "./pageBrotli.server";

const encoders: Record<Coding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: pageBrotli }),
  gzip: promisify(gzip),
  identity: async (text) => text,
};

const decoders: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (bytes) => bytes,
};

export function encodeText(text: string | Buffer, coding: Coding): Promise<Buffer> {
  return encoders[coding](Buffer.from(text));
}

/** Converts a text from one coding into another. */
export async function recode(bytes: Buffer, from: Coding, to: Coding): Promise<Buffer> {
  return encodeText(await decoders[from](bytes), to);
}

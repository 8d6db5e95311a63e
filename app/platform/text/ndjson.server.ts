import { createReadStream } from "node:fs";

export type NdjsonLine =
  | { line: number; ok: true; value: unknown }
  /** `reason` continues a sentence about the line, such as "is not JSON". */
  | { line: number; ok: false; reason: string };

export const maxLineBytes = 1_000_000;

/**
 * Reads one JSON value a line (UTF-8, with or without a byte order mark, LF or CRLF), counted from 1, in constant
 * memory. Blank lines are skipped. Throws only when the file cannot be read.
 */
export async function* readNdjson(file: string): AsyncGenerator<NdjsonLine> {
  let line = 0;
  for await (const bytes of linesOf(createReadStream(file))) {
    line += 1;
    const parsed = parseLine(bytes);
    if (parsed) yield { line, ...parsed };
  }
}

/** Yields lines. A line beyond the limit is cut one byte above it. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      yield joined(held, chunk.subarray(start, end));
      held = Buffer.alloc(0);
      start = end + 1;
    }
    held = joined(held, chunk.subarray(start));
  }
  if (held.length > 0) yield held;
}

const lineFeed = 0x0a;

function joined(held: Buffer, piece: Buffer): Buffer {
  const fitting = piece.subarray(0, maxLineBytes + 1 - held.length);
  return held.length === 0 ? fitting : Buffer.concat([held, fitting]);
}

function parseLine(bytes: Buffer) {
  if (bytes.length > maxLineBytes) return { ok: false, reason: "is longer than 1 MB" } as const;
  const text = decoded(bytes);
  if (text === undefined) return { ok: false, reason: "is not UTF-8 text" } as const;
  if (text.trim() === "") return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value } as const;
  } catch {
    return { ok: false, reason: "is not JSON" } as const;
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decoded(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

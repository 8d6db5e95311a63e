import { createReadStream } from "node:fs";

/**
 * One member of a list in a file, counted from 1. `reason` continues a sentence about the member, such as "is not
 * JSON".
 */
export type FileMember = { number: number; ok: true; value: unknown } | { number: number; ok: false; reason: string };

/** The longest member of a list; a longer one would fill the memory. */
export const maxMemberLength = 1_000_000;

/** Thrown for a file that is malformed as a whole; the message continues a sentence about the file. */
export class FileShapeError extends Error {}

/** Yields the file's text in pieces, in constant memory. */
export async function* chunksOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const bytes of createReadStream(file)) yield decoded(decoder, bytes, true);
  yield decoded(decoder, undefined, false);
}

function decoded(decoder: TextDecoder, bytes: Buffer | undefined, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    throw new FileShapeError("is not UTF-8 text");
  }
}

import express from "express";

/** Headers of a file whose name contains a hash of its content, so that browsers may cache it for good. */
export const hashedFileHead = { cacheControl: "public, max-age=31536000, immutable" };

export function contentTypeOf(name: string): string {
  const type = express.static.mime.lookup(name);
  const charset = express.static.mime.charsets.lookup(type, "");
  return charset ? `${type}; charset=${charset}` : type;
}

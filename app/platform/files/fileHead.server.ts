import express from "express";

/** A file whose name changes with its content. */
export const hashedFileHead = { cacheControl: "public, max-age=31536000, immutable" };

export function contentTypeOf(name: string): string {
  const type = express.static.mime.lookup(name);
  const charset = express.static.mime.charsets.lookup(type, "");
  return charset ? `${type}; charset=${charset}` : type;
}

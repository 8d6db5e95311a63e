import { useMemo } from "react";

declare const content: unique symbol;

/** What a loader answers, as one line of JSON. */
export type Packed<Content> = string & { readonly [content]?: Content };

/**
 * For data of many small objects: the framework's own encoding of them is twice as large on the wire, compressed, and
 * slower to write and to read. `value` is plain JSON, without undefined, dates or promises.
 */
export function pack<Content>(value: Content): Packed<Content> {
  return JSON.stringify(value);
}

export function unpack<Content>(packed: Packed<Content>): Content {
  return JSON.parse(packed);
}

/** The same content for the same line, so that what depends on it stays as it is. */
export function useUnpacked<Content>(packed: Packed<Content>): Content {
  return useMemo(() => unpack(packed), [packed]);
}

import { useMemo } from "react";

declare const content: unique symbol;

/** A loader's data as one line of JSON. */
export type SerializedJson<Content> = string & { readonly [content]?: Content };

/**
 * Serializes data of many small objects. The framework's own encoding of them is twice as large on the wire,
 * compressed, and slower to write and read. `value` is plain JSON, without undefined, dates or promises.
 */
export function serializeJson<Content>(value: Content): SerializedJson<Content> {
  return JSON.stringify(value);
}

export function parseSerializedJson<Content>(packed: SerializedJson<Content>): Content {
  return JSON.parse(packed);
}

/** Parses the JSON, memoized by the string, so that dependent values keep their identity. */
export function useSerializedJson<Content>(packed: SerializedJson<Content>): Content {
  return useMemo(() => parseSerializedJson(packed), [packed]);
}

import { LRUCache } from "lru-cache";

import type { Coding } from "../compression/acceptedCoding";
import { encodeText, recode } from "../compression/codedText.server";

export type KeptPage = { headers: [string, string][]; cookies: string[]; body: string; etag: string };

export type CachedPage = Omit<KeptPage, "body"> & {
  bodies: ReadonlyMap<Coding, Buffer>;
  /** Fresh until then, by `performance.now()`. */
  until: number;
  /** A request has been let through to render it anew. */
  isRenewed?: boolean;
};

export type PageShare = ReturnType<typeof openPageShare>;

const cachedMs = 1_000;

/** A share of the cache: `bytes` of compressed pages, of which the least recently used are forgotten first. */
export function openPageShare(bytes: number) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: bytes, maxEntrySize: bytes / 10, sizeCalculation: sizeOf });

  return {
    get: (key: string) => pages.get(key),

    /**
     * The page stays fresh for another second, in which a request renders it anew. Once only: a new page that is not
     * kept, as one with its visitor's own values is not, must not keep the last one alive.
     */
    prolongOnce(page: CachedPage): void {
      if (page.isRenewed) return;
      page.isRenewed = true;
      page.until = performance.now() + cachedMs;
    },

    /** Compressed as its first reader wants it; for one who wants plain text, as most others do. */
    async keep(key: string, { body, ...page }: KeptPage, wanted: Coding): Promise<CachedPage> {
      const coding = wanted === "identity" ? "br" : wanted;
      const bodies = new Map([[coding, await encodeText(body, coding)]]);
      const kept = { ...page, bodies, until: performance.now() + cachedMs };
      pages.set(key, kept);
      return kept;
    },

    /** A page is compressed in each coding once; plain text is only unpacked. */
    async bodyOf(key: string, page: CachedPage, coding: Coding): Promise<Buffer> {
      const kept = page.bodies.get(coding);
      if (kept) return kept;
      const [[from, bytes] = ["identity" as const, Buffer.alloc(0)]] = page.bodies;
      const body = await recode(bytes, from, coding);
      if (coding !== "identity" && pages.peek(key) === page)
        pages.set(key, { ...page, bodies: new Map([...page.bodies, [coding, body]]) });
      return body;
    },
  };
}

/** Size of a page with its key and headers, which V8 keeps as two bytes a character at most. */
function sizeOf({ headers, bodies }: CachedPage, key: string): number {
  const texts = key.length + headers.reduce((sum, pair) => sum + pair.join().length, 0);
  return [...bodies.values()].reduce((sum, { length }) => sum + length, 2 * texts);
}

import { LRUCache } from "lru-cache";

import type { Coding } from "../compression/acceptedCoding";
import { encodeText, recode } from "../compression/codedText.server";

export type KeptPage = { headers: [string, string][]; cookies: string[]; body: string; etag: string };

export type CachedPage = Omit<KeptPage, "body"> & {
  bodies: ReadonlyMap<Coding, Buffer>;
  /** The page is fresh until this time, by `performance.now()`. */
  until: number;
  /** True once a request has been let through to render the page again. */
  isRenewed?: boolean;
};

export type PageShare = ReturnType<typeof openPageShare>;

const cachedMs = 1_000;

/** Opens one part of the cache: it holds `bytes` of compressed pages and drops the least recently used first. */
export function openPageShare(bytes: number) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: bytes, maxEntrySize: bytes / 10, sizeCalculation: sizeOf });

  return {
    get: (key: string) => pages.get(key),

    /**
     * Keeps the page fresh for another second, in which one request renders it again. This happens only once: when the
     * new page is not cached, because it contains its visitor's own values, the last one must not stay forever.
     */
    prolongOnce(page: CachedPage): void {
      if (page.isRenewed) return;
      page.isRenewed = true;
      page.until = performance.now() + cachedMs;
    },

    /**
     * Compresses a page as its first reader accepts it and stores it. For a reader who accepts only plain text it uses
     * brotli, as most others accept that.
     */
    async keep(key: string, { body, ...page }: KeptPage, wanted: Coding): Promise<CachedPage> {
      const coding = wanted === "identity" ? "br" : wanted;
      const bodies = new Map([[coding, await encodeText(body, coding)]]);
      const kept = { ...page, bodies, until: performance.now() + cachedMs };
      pages.set(key, kept);
      return kept;
    },

    /**
     * Returns a page in the given coding. It is compressed in each coding once; for plain text it is only decompressed.
     */
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

/** Returns the size of a page with its key and headers, which V8 stores in at most two bytes a character. */
function sizeOf({ headers, bodies }: CachedPage, key: string): number {
  const texts = key.length + headers.reduce((sum, pair) => sum + pair.join().length, 0);
  return [...bodies.values()].reduce((sum, { length }) => sum + length, 2 * texts);
}

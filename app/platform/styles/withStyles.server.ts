import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const place = /(<style nonce="[^"]*">)<\/style><link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"/;

/**
 * Returns the head of a page with the content of its first style sheet in the place that `PlaceOfStyles` made for it.
 * The sheet itself is loaded beside the pictures, for the pages that follow: it does not delay this page, and is not
 * applied to it a second time.
 */
export function withStyles(head: string, folder = "build/client"): string {
  const found = place.exec(head);
  const [both, opening = "", address = ""] = found ?? [];
  const styles = address && readStyles(join(folder, address));
  if (!found || !both || !styles) return head;
  const deferred = `${opening}${styles}</style><link media="not all" rel="stylesheet" href="${address}"`;
  return head.slice(0, found.index) + deferred + head.slice(found.index + both.length);
}

const kept = new Map<string, string>();

/** Returns the content of a style sheet; empty where there is no such file. */
function readStyles(file: string): string {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const styles = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  kept.set(file, styles);
  return styles;
}

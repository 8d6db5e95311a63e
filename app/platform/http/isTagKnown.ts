/** Returns true when an If-None-Match header (RFC 9110, 13.1.2) is `*` or names the tag, weakly or strongly. */
export function isTagKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const strong = (written: string) => written.trim().replace(/^W\//, "");
  return (ifNoneMatch ?? "").split(",").some((known) => known.trim() === "*" || strong(known) === strong(tag));
}

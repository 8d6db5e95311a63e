/**
 * Returns the origin that serves product pictures, "" for the shop's own. The server writes it on the page's first
 * element, where scripts read it, so that both render the same addresses.
 */
export function picturesOrigin(): string {
  if (typeof document !== "undefined") return document.documentElement.dataset.pictures ?? "";
  const given = process.env.PICTURES_URL;
  return given && URL.canParse(given) ? new URL(given).origin : "";
}

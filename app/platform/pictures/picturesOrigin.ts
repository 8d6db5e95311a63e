/**
 * The origin that serves product pictures, "" for the shop's own. A page says it to its scripts on its first element, so
 * that both draw the same addresses.
 */
export function picturesOrigin(): string {
  if (typeof document !== "undefined") return document.documentElement.dataset.pictures ?? "";
  const given = process.env.PICTURES_URL;
  return given && URL.canParse(given) ? new URL(given).origin : "";
}

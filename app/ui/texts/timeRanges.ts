/**
 * Matches times such as `9:00–18:00` and days such as `po–pá`, after whose dash a browser may break the line. They are
 * a group, so that `split` returns them at the odd indexes.
 */
export const timeRanges = /(\d{1,2}:\d{2}–\d{1,2}:\d{2}|(?<!\p{L})\p{L}{2}–\p{L}{2}(?!\p{L}))/u;

/** Returns HTML in which times are wrapped in elements of a class; the inside of tags is left alone. */
export function withUnbrokenTimes(html: string, className: string): string {
  return html.replace(/<[^>]*>|[^<]+/g, (part) => {
    if (part.startsWith("<")) return part;
    return part
      .split(timeRanges)
      .map((text, index) => (index % 2 === 1 ? `<span class="${className}">${text}</span>` : text))
      .join("");
  });
}

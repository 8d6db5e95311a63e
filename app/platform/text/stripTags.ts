/** Returns HTML without its tags; a tag separates words. */
export function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&\w+;/g, "");
}

/** Returns the beginning of a text in whole words, as long as a search engine's snippet. */
export function shortText(html: string, maxLength = 160): string {
  const text = stripTags(html).replace(/\s+/g, " ").trim();
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, "")} …`;
}

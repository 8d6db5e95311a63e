/** HTML without its tags; a tag parts words. */
export function bareText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&\w+;/g, "");
}

/** The beginning of a text, in whole words, as long as what a search engine shows of a page. */
export function shortText(html: string, mostLetters = 160): string {
  const text = bareText(html).replace(/\s+/g, " ").trim();
  if (text.length <= mostLetters) return text;
  return `${text.slice(0, mostLetters).replace(/\s+\S*$/, "")} …`;
}

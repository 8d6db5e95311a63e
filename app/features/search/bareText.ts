/** HTML without its tags; a tag parts words. */
export function bareText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&\w+;/g, "");
}

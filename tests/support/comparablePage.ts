/**
 * Returns a page's HTML without the parts that differ each time it is rendered: nonce, request id and the key of its
 * forms.
 */
export function comparablePage(html: string): string {
  const [, key = "no key"] = /submissionKey\\",\\"([\w-]{22})/.exec(html) ?? [];
  return html
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "")
    .replaceAll(key, "");
}

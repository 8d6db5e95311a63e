/**
 * Where the server puts the styles of a first page (`withStyles`), so that the page is drawn without waiting for a second
 * answer. The browser leaves what is in it alone.
 */
export function PlaceOfStyles({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and hydration does not compare it with what is there
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

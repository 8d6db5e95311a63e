import { useState } from "react";

type PlaceOfStylesProps = { isFirstPage: boolean; nonce: string | undefined };

/**
 * Where the server puts the styles of a first page (`withStyles`), so that the page is drawn without waiting for a second
 * answer. The browser leaves what is in it alone and keeps it where scripts lead on, as the sheet is not applied there.
 */
export function PlaceOfStyles({ isFirstPage, nonce }: PlaceOfStylesProps) {
  const [isKept] = useState(isFirstPage);
  if (!isKept) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and hydration does not compare it with what is there
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

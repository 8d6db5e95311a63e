import { useState } from "react";

type PlaceOfStylesProps = { isFirstPage: boolean; nonce: string | undefined };

/**
 * An empty style element that the server fills with the styles of a first page (`withStyles`), so that the page is
 * shown without waiting for a second response. React leaves its content alone. The element stays during client
 * navigation, as the style sheet itself is not applied on this page.
 */
export function PlaceOfStyles({ isFirstPage, nonce }: PlaceOfStylesProps) {
  const [isKept] = useState(isFirstPage);
  if (!isKept) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and hydration does not compare it with what is there
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

export const belowTablet = "(max-width: 47.99em)";

/** Of a picture that the styles hide on such a screen: without scripts browsers load it all the same. */
export function hiddenUnscripted(media: string): string {
  return `(scripting: none) and ${media}`;
}

export const belowTablet = "(max-width: 47.99em)";

/**
 * Returns the media query of a `<source>` for a picture that the styles hide on such a screen; without scripts browsers
 * would load the hidden picture all the same.
 */
export function hiddenWithoutScripts(media: string): string {
  return `(scripting: none) and ${media}`;
}

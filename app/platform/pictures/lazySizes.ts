/**
 * Returns the `sizes` attribute of a picture that loads lazily. Browsers with scripts turned off load every picture at
 * once, so they get the smallest file there, or the one that fits the width `widthWithoutScripts`.
 */
export function lazySizes(imageSizes: string, widthWithoutScripts = "5rem"): string {
  return `(scripting: none) ${widthWithoutScripts}, ${imageSizes}`;
}

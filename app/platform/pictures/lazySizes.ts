/**
 * The `sizes` attribute of a picture that loads lazily. Where scripts are turned off browsers load every picture at once,
 * so there they get the smallest file, or the one that `unscripted` fits.
 */
export function lazySizes(imageSizes: string, unscripted = "5rem"): string {
  return `(scripting: none) ${unscripted}, ${imageSizes}`;
}

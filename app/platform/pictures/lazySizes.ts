/**
 * The `sizes` attribute of a picture that loads lazily. Where scripts are turned off browsers load every picture at once,
 * so there they get the smallest file.
 */
export function lazySizes(imageSizes: string): string {
  return `(scripting: none) 5rem, ${imageSizes}`;
}

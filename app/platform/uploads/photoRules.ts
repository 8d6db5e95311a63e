/**
 * Limits of a form with photos. Photos are judged by their content alone; a file name and a declared type prove
 * nothing.
 */
export const photoRules = {
  /** Most photos of one form. */
  most: 5,
  maxBytes: 15_000_000,
  maxPixels: 80_000_000,
  /** The longest side of a stored photo. */
  longestPx: 2_000,
  /** For the input's `accept` attribute, which makes a phone convert its own format. */
  accept: "image/jpeg,image/png,image/webp",
} as const;

/**
 * Names of the form fields: the file input, and the checkboxes of photos that were sent with an earlier, rejected try.
 */
export const photoFieldNames = { files: "photos", kept: "photo_kept" } as const;

/** Why a photo, or all of them, was rejected; the texts of `ui` have a sentence for each, `photos.errors`. */
const photoProblems = ["kind", "damaged", "tooLarge", "tooMany", "busy"] as const;
export type PhotoProblem = (typeof photoProblems)[number];

/** Returns the translation key of a problem. */
export function photoMessage(problem: PhotoProblem): string {
  return `ui:photos.errors.${problem}`;
}

/** What a form with photos takes. Everything is judged by content; a name and a declared type prove nothing. */
export const photoRules = {
  /** Photos of one form. */
  most: 5,
  maxBytes: 15_000_000,
  maxPixels: 80_000_000,
  /** Stored photos are not larger on either side. */
  longestPx: 2_000,
  /** For the `accept` of the input; a phone then converts its own format. */
  accept: "image/jpeg,image/png,image/webp",
} as const;

/** Names of the fields: the input of files, and the boxes of photos that came with an earlier, refused try. */
export const photoFieldNames = { files: "photos", kept: "photo_kept" } as const;

/** Why a photo, or all of them, was not taken; the texts of `ui` have a sentence for each, `photos.errors`. */
export const photoProblems = ["kind", "damaged", "tooLarge", "tooMany", "busy"] as const;
export type PhotoProblem = (typeof photoProblems)[number];

/** The translation key of a problem. */
export function photoMessage(problem: PhotoProblem): string {
  return `ui:photos.errors.${problem}`;
}

/** The names of the form's fields in display order; the fields of lines have names with the line's position. */
export const claimNames = ["pieces", "defect", "since", "photos", "remedy", "email", "phone_prefix", "phone"] as const;

export type ClaimName = (typeof claimNames)[number];

/** The names of the form's fields, in its order; those of the lines have names by their position. */
export const claimNames = ["pieces", "defect", "since", "photos", "wish", "email", "phone_prefix", "phone"] as const;

export type ClaimName = (typeof claimNames)[number];

/** Length of a password in characters (decision 72). */
export const passwordLength = { shortest: 8, longest: 128 } as const;

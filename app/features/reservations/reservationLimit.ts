/** The most pieces of one reservation (decision 66). */
export const maxReservedPieces = 3;

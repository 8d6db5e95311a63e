/** The sorts of a listing, named as in its address (decision 31). */
export const sorts = ["doporucene", "nejnovejsi", "nejlevnejsi", "nejdrazsi", "sleva", "nazev"] as const;
export type Sort = (typeof sorts)[number];

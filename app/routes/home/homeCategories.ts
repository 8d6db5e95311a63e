/** The categories that the home page leads to, by the ids that the specification sets. */
export const women = 9;
export const men = 1;
export const newCollection = 45;
export const featuredSections = [newCollection, 15, 35];
export const signpost = [11, 10, 12, 2, 3, 20];

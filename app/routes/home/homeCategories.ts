/** The categories that the home page links to, by the ids that the specification sets. */
export const women = 9;
export const men = 1;
export const newCollection = 45;
/**
 * Three large links, the first one the largest. A link for which the home page has no picture shows the category's own.
 */
export const featuredSections = [
  { id: newCollection, text: "jackets", picture: null },
  { id: 15, text: "bags", picture: "bags" },
  { id: 35, text: "sale", picture: "sale" },
] as const;
export const signpost = [11, 10, 12, 2, 3, 20];

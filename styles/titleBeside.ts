/** Columns of a wide screen: titles stand in the left five twelfths, what they are about in the right seven. */
export const titleBeside = "minmax(0, 5fr) minmax(0, 7fr)";

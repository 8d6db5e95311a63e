/** Columns of a wide screen: titles stand in the left five twelfths, their content in the right seven. */
export const titleColumns = "minmax(0, 5fr) minmax(0, 7fr)";

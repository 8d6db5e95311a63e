/** Widths of a window, each with the number of cards in one row of a grid. */
export const gridLayouts = [
  [390, 2],
  [800, 3],
  [1280, 5],
] as const;

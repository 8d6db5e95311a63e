/** Widths of a window, and how many cards stand in a row of a grid there. */
export const gridLayouts = [
  [390, 2],
  [800, 3],
  [1280, 5],
] as const;

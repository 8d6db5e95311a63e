/** Colours and measures of printed documents, in points. The colours are those of the theme. */
export const documentStyle = {
  ink: "#1c1815",
  quiet: "#675e55",
  alert: "#9c1c1c",
  hair: "#d9d2c8",
  page: { width: 595.28, height: 841.89, left: 56, right: 56, top: 44, bottom: 72 },
  text: { small: 8, body: 9.5, lead: 11, total: 14, title: 25, brand: 17 },
  /** Space between the letters of the brand's name. */
  tracking: 6,
  hairWidth: 0.6,
  strongWidth: 1,
  lineGap: 2.5,
} as const;

/** Hides a part at some widths or in some states; screen readers read it. What is always hidden is `visuallyHidden`. */
export const unseen = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

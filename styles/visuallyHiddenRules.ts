/**
 * Hides a part at some widths or in some states, but not from screen readers. Use `visuallyHidden` for what is always
 * hidden.
 */
export const visuallyHiddenRules = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

import { tokens } from "./tokens.css";

/** The arrow of a button that folds a menu out, for its pseudo-element: down, and up once it is folded out. */
export const chevron = {
  content: "",
  width: 8,
  height: 8,
  borderInlineEnd: "1.4px solid currentColor",
  borderBlockEnd: "1.4px solid currentColor",
  transform: "translateY(-2px) rotate(45deg)",
  transition: `transform ${tokens.motion.quick}`,
} as const;
export const chevronUp = { transform: "translateY(2px) rotate(225deg)" } as const;

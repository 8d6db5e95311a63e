import { tokens } from "./tokens.css";

/** Styles of a pseudo-element that draws the arrow of a menu button: it points down, and up once the menu is open. */
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

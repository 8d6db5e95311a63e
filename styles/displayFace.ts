import { tokens } from "./tokens.css";

/**
 * The typeface of titles of 22 px and more; in smaller text its hairlines are too thin. A page's own title has it
 * without this style.
 */
export const displayFace = { fontFamily: tokens.font.display, lineHeight: 1.2, letterSpacing: "-0.01em" } as const;

import { tokens } from "./tokens.css";

/** The look of titles of 22 px and more, below which the face's hairlines are too thin. A page's own title has it anyway. */
export const displayFace = { fontFamily: tokens.font.display, lineHeight: 1.2, letterSpacing: "-0.01em" } as const;

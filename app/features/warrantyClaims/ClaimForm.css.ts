import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const error = style({ paddingBlock: tokens.space.s });

/** The links take a row of their own below the button. */
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.l, flexBasis: "100%" });

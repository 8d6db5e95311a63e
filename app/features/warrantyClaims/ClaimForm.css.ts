import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const part = style({ display: "grid", gap: tokens.space.m, minWidth: 0, border: 0, padding: 0, margin: 0 });
export const legend = style({ marginBottom: tokens.space.m, fontSize: tokens.text.lead });
export const error = style({ paddingBlock: tokens.space.s });

/** A row of their own below the button. */
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.l, flexBasis: "100%" });

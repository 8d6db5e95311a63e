import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.m });

const base = style({ fontSize: tokens.text.tiny, lineHeight: 1.35, letterSpacing: "0.02em", whiteSpace: "nowrap" });

/** Labels are text without a box, legible on the page and on the wall of the pictures. */
export const label = styleVariants({
  plain: [base, { color: tokens.ink.body }],
  discount: [base, { color: tokens.ink.alert, fontWeight: tokens.weight.strong }],
});

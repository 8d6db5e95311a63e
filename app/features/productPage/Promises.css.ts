import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.xs, fontSize: tokens.text.small });

/** A tick begins each line. */
globalStyle(`${root} > li`, {
  paddingInlineStart: 26,
  position: "relative",
});

globalStyle(`${root} > li::before`, {
  content: "",
  position: "absolute",
  insetBlockStart: "0.45em",
  insetInlineStart: 2,
  width: 11,
  height: 6,
  borderInlineStart: "1.5px solid currentColor",
  borderBlockEnd: "1.5px solid currentColor",
  rotate: "-45deg",
});

import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: tokens.space.xl } },
});
export const slot = style({ display: "block", fontWeight: tokens.weight.strong });

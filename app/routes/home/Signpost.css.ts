import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${tokens.space.l} ${tokens.space.m}`,
  marginTop: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", rowGap: tokens.space.xl } },
});

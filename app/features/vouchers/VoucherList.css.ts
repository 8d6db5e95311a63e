import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: tokens.space.m,
  paddingBlock: tokens.space.s,
  borderTop: tokens.line.hair,
});
export const name = style({ overflowWrap: "anywhere" });
const said = style({ gridColumn: "1 / -1", fontSize: tokens.text.small });
export const quiet = style([said, { color: tokens.ink.quiet }]);
export const alert = style([said, { color: tokens.ink.alert }]);

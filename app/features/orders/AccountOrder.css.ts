import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const columns = style({
  display: "grid",
  gap: tokens.space.xl,
  "@media": { [from.widescreen]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" } },
});
export const main = style({ display: "grid", gap: tokens.space.xl, alignContent: "start", minWidth: 0 });
export const side = style({
  display: "grid",
  gap: tokens.space.l,
  alignContent: "start",
  alignSelf: "start",
  minWidth: 0,
  padding: tokens.space.l,
  border: tokens.line.hair,
  background: tokens.paper.raised,
});
export const events = style({ display: "grid", gap: tokens.space.xs });
export const event = style({ display: "flex", justifyContent: "space-between", gap: tokens.space.m });
export const quiet = style({ color: tokens.ink.quiet });
export const back = style({ display: "inline-block", width: "fit-content", paddingBlock: tokens.space.s });
export const payment = style({ display: "grid", gap: tokens.space.m });
export const due = style({ color: tokens.accent.base, fontWeight: tokens.weight.strong });
export const status = style({ fontSize: tokens.text.lead });

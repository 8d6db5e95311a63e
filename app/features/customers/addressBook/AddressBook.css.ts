import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.l, justifyItems: "start" });

export const list = style({
  display: "grid",
  gap: tokens.space.m,
  width: "100%",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const card = style({
  display: "grid",
  alignContent: "space-between",
  gap: tokens.space.m,
  padding: tokens.space.l,
  border: tokens.line.hair,
  background: tokens.paper.raised,
  minWidth: 0,
});
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: tokens.space.m });
export const name = style({ fontSize: tokens.text.lead, overflowWrap: "anywhere" });
export const mark = style({ color: tokens.accent.base, fontSize: tokens.text.small });
export const lines = style({ overflowWrap: "anywhere" });
export const line = style({ display: "block" });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: tokens.space.l });
export const action = style({ display: "inline-flex", alignItems: "center", minHeight: 44 });
export const empty = style({ fontSize: tokens.text.lead });
export const form = style({ maxWidth: tokens.width.form });

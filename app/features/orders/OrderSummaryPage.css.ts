import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.xl,
  justifyItems: "start",
  paddingTop: tokens.space.xl,
});
export const head = style({ display: "grid", gap: tokens.space.m });
export const title = style({ fontSize: tokens.text.display });
export const lead = style({ maxWidth: tokens.width.text, fontSize: tokens.text.lead });
export const quiet = style({ color: tokens.ink.quiet });

export const columns = style({
  display: "grid",
  gap: tokens.space.xl,
  width: "100%",
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 24rem" } },
});

export const main = style({ display: "grid", gap: tokens.space.xl, alignContent: "start", minWidth: 0 });

export const price = style({
  display: "grid",
  alignContent: "start",
  alignSelf: "start",
  gap: tokens.space.m,
  padding: tokens.space.l,
  border: tokens.line.hair,
  background: tokens.paper.raised,
});

export const subtitle = style({ fontSize: tokens.text.lead });

export const ways = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.l });

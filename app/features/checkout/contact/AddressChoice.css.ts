import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.s });
export const title = style({ fontSize: tokens.text.lead });
export const list = style({
  display: "grid",
  gap: tokens.space.s,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const link = style({
  display: "grid",
  height: "100%",
  padding: tokens.space.m,
  border: tokens.line.hair,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover, &[aria-current]": { borderColor: tokens.ink.body } },
});
export const name = style({ fontWeight: tokens.weight.strong });
export const line = style({ color: tokens.ink.quiet });

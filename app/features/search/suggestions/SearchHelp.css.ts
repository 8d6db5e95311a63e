import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const section = style({ paddingTop: tokens.space.xl });

export const title = style({
  fontSize: tokens.text.lead,
  marginBottom: tokens.space.l,
  paddingBottom: tokens.space.s,
  borderBottom: tokens.line.hair,
});

export const roots = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});

const link = {
  display: "block",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
} as const;

export const root = style({ ...link, paddingBlock: tokens.space.xs, fontWeight: tokens.weight.strong });
export const picture = style({ display: "block", marginBottom: tokens.space.s });
export const child = style({ ...link, paddingBlock: tokens.space.xs, color: tokens.ink.quiet });

import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gridTemplateAreas: '"picture facts" "picture form" "total total"',
  columnGap: tokens.space.m,
  rowGap: tokens.space.s,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.hair,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "120px minmax(0, 1fr) 7.5rem",
      gridTemplateAreas: '"picture facts total" "picture form form"',
      gridTemplateRows: "auto 1fr",
      columnGap: tokens.space.l,
    },
    [from.widescreen]: {
      gridTemplateColumns: "120px minmax(0, 1fr) 13.5rem 7.5rem",
      gridTemplateAreas: '"picture facts form total"',
      gridTemplateRows: "auto",
    },
  },
});

export const picture = style({ gridArea: "picture" });
export const facts = style({ gridArea: "facts", display: "grid", gap: tokens.space.xs, alignContent: "start" });
export const name = style({ fontSize: tokens.text.body, fontWeight: tokens.weight.strong, lineHeight: 1.35 });
export const link = style({
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const alert = style({ color: tokens.ink.alert });
export const form = style({ gridArea: "form" });

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: tokens.space.m,
  rowGap: tokens.space.xs,
});
export const pieces = style({ width: "4.5rem" });

export const total = style({
  gridArea: "total",
  textAlign: "end",
  fontWeight: tokens.weight.strong,
  whiteSpace: "nowrap",
});

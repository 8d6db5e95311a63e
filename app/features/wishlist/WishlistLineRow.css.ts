import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  gridTemplateRows: "auto auto 1fr",
  gridTemplateAreas: '"picture facts" "picture note" "picture controls"',
  alignContent: "start",
  columnGap: tokens.space.m,
  rowGap: tokens.space.s,
  paddingBlock: tokens.space.m,
  borderTop: tokens.line.hair,
  scrollMarginTop: `calc(${tokens.height.header} + ${tokens.space.m})`,
  "@media": { [from.tablet]: { gridTemplateColumns: "150px minmax(0, 1fr)", columnGap: tokens.space.l } },
});

export const picture = style({ gridArea: "picture" });
export const facts = style({ gridArea: "facts", display: "grid", gap: tokens.space.xs, alignContent: "start" });
export const name = style({ fontSize: tokens.text.body, fontWeight: tokens.weight.strong, lineHeight: 1.35 });
export const link = style({
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const mark = style({ color: tokens.ink.good });
export const refusal = style({ color: tokens.ink.alert });

export const note = style({ gridArea: "note" });

export const controls = style({
  gridArea: "controls",
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: tokens.space.xs,
});

export const move = style({ display: "grid", gap: tokens.space.s, width: "100%", maxWidth: "18rem" });

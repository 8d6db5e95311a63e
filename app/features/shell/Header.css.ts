import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  background: tokens.paper.page,
  borderBottom: tokens.line.hair,
  "@media": { [from.desktop]: { position: "sticky", insetBlockStart: 0, zIndex: 2 } },
});

export const bar = style({
  display: "grid",
  alignItems: "center",
  columnGap: tokens.space.m,
  gridTemplateColumns: "1fr auto",
  gridTemplateRows: `${tokens.height.header} auto auto`,
  gridTemplateAreas: '"brand actions" "search search" "menu menu"',
  "@media": {
    [from.desktop]: {
      columnGap: tokens.space.l,
      gridTemplateColumns: "auto 1fr auto auto",
      gridTemplateRows: `calc(${tokens.height.header} - 1px)`,
      gridTemplateAreas: '"brand menu search actions"',
    },
  },
});

export const brand = style({
  gridArea: "brand",
  fontSize: tokens.text.title,
  fontWeight: tokens.weight.strong,
  letterSpacing: "0.32em",
  textDecoration: "none",
  justifySelf: "start",
  lineHeight: 1,
  paddingBlock: tokens.space.s,
});

export const menu = style({
  gridArea: "menu",
  overflowX: "auto",
  marginInline: `calc(-1 * ${tokens.width.gutter})`,
  paddingInline: tokens.width.gutter,
  scrollbarWidth: "none",
  "@media": { [from.desktop]: { overflow: "visible", margin: 0, padding: 0 } },
});

export const menuList = style({ display: "flex", gap: tokens.space.l });

export const menuLink = style({
  display: "block",
  paddingBlock: "12px",
  whiteSpace: "nowrap",
  textDecoration: "none",
  borderBottom: "2px solid transparent",
  selectors: {
    "&:hover": { color: tokens.accent.base },
    '&[aria-current="page"]': { borderBottomColor: tokens.accent.base },
  },
});

export const search = style({
  gridArea: "search",
  "@media": { [from.desktop]: { width: "15rem" } },
});

export const actions = style({ gridArea: "actions", display: "flex", alignItems: "center", gap: tokens.space.s });

export const cart = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginInlineEnd: -11,
  textDecoration: "none",
});

export const icon = style({ fill: "none", stroke: "currentColor", strokeWidth: 1.4 });

export const count = style({
  position: "absolute",
  insetBlockStart: 3,
  insetInlineEnd: 0,
  minWidth: 19,
  paddingInline: 5,
  borderRadius: 10,
  background: tokens.accent.base,
  color: tokens.paper.raised,
  fontSize: "12px",
  lineHeight: "19px",
  textAlign: "center",
});

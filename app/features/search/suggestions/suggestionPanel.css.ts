import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const list = style({
  position: "absolute",
  insetBlockStart: "100%",
  zIndex: 3,
  width: `min(30rem, calc(100vw - 2 * ${tokens.width.gutter}))`,
  minWidth: "100%",
  maxHeight: "min(48rem, 80vh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  marginTop: tokens.space.xs,
  paddingBlock: tokens.space.s,
  border: tokens.line.hair,
  background: tokens.paper.raised,
  selectors: {
    '&[data-side="start"]': { insetInlineStart: 0 },
    '&[data-side="end"]': { insetInlineEnd: 0 },
  },
});

export const group = style({
  paddingBlockEnd: tokens.space.s,
  marginBlockEnd: tokens.space.s,
  borderBottom: tokens.line.hair,
});

export const heading = style({
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.m,
  minHeight: 40,
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  lineHeight: 1.3,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: tokens.paper.page },
    '&[aria-selected="true"]': { background: tokens.paper.page, outline: tokens.line.focus, outlineOffset: "-2px" },
  },
});

export const picture = style({ width: 44, height: 55, objectFit: "cover", background: tokens.paper.ground });
export const name = style({ flex: 1, minWidth: 0 });
export const note = style({ color: tokens.ink.quiet, fontSize: tokens.text.small, whiteSpace: "nowrap" });

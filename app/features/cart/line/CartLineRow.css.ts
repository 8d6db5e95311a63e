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

/** − 1 +, each part large enough for a finger. */
export const stepper = style({
  display: "grid",
  gridTemplateColumns: "44px 44px 44px",
  border: `1px solid ${tokens.ink.quiet}`,
  background: tokens.paper.raised,
});

export const step = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  fontSize: tokens.text.lead,
  lineHeight: 1,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { color: tokens.accent.base },
    '&[aria-disabled="true"]': { color: tokens.ink.quiet, opacity: 0.5, cursor: "default" },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});

export const pieces = style({
  width: "100%",
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  fontSize: tokens.text.field,
  textAlign: "center",
  selectors: {
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${tokens.ink.alert}` },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});

export const total = style({
  gridArea: "total",
  textAlign: "end",
  fontWeight: tokens.weight.strong,
  whiteSpace: "nowrap",
});

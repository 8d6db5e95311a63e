import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";
import { button } from "~/ui/Button.css";

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

/** What stands in it has its distance from what is before it as a margin, for the parts of the quantity have none. */
export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginInlineStart: `calc(-1 * ${tokens.space.m})`,
  rowGap: tokens.space.xs,
  isolation: "isolate",
});

/** − 1 + in a frame, each part large enough for a finger. */
const partSize = 44;
const stepBase = style({
  width: partSize,
  minHeight: partSize,
  marginBlock: 1,
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

export const step = styleVariants({
  "take-piece": [stepBase, { marginInlineStart: `calc(${tokens.space.m} + 1px)` }],
  "add-piece": [stepBase, { marginInlineEnd: 1 }],
});

/** Its frame is also that of the buttons on either side, which are forms of their own. */
export const quantity = style({
  position: "relative",
  width: partSize,
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: -1,
    insetInline: -partSize - 1,
    border: `1px solid ${tokens.ink.quiet}`,
    background: tokens.paper.raised,
    zIndex: -1,
  },
});

export const pieces = style({
  width: "100%",
  minHeight: partSize,
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

export const other = style([button.text, { marginInlineStart: tokens.space.m }]);
/** It is in the form of the field, and stands last: its place is not missed where scripts hide it. */
export const update = style([other, { order: 1 }]);

export const total = style({
  gridArea: "total",
  textAlign: "end",
  fontWeight: tokens.weight.strong,
  whiteSpace: "nowrap",
});

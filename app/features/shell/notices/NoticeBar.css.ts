import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

import { root as breadcrumb } from "~/ui/Breadcrumb.css";

/** On widescreen the notice stands at the end of the breadcrumb's line, if there is one, so that it moves nothing. */
export const beside = style({
  "@media": {
    [from.widescreen]: {
      selectors: { [`html:has(.${breadcrumb}) &`]: { position: "absolute", insetInline: 0, pointerEvents: "none" } },
    },
  },
});
const whereBeside = `html:has(.${breadcrumb}) .${beside} > &`;

const bar = style({
  paddingBlock: tokens.space.s,
  lineHeight: 1.35,
  background: tokens.paper.raised,
  borderBottom: tokens.line.hair,
  "@media": {
    [from.widescreen]: {
      selectors: {
        [whereBeside]: { paddingBlock: tokens.space.m, background: "none", border: 0, boxShadow: "none" },
      },
    },
  },
});

/** The tone only changes the colour of a line and of the text. */
export const root = styleVariants({
  good: [bar, { boxShadow: `inset 0 3px ${tokens.ink.good}`, color: tokens.ink.good }],
  alert: [bar, { boxShadow: `inset 0 3px ${tokens.ink.alert}`, color: tokens.ink.alert }],
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: tokens.space.l,
  rowGap: tokens.space.xs,
  "@media": {
    [from.widescreen]: {
      selectors: {
        [`html:has(.${breadcrumb}) .${beside} &`]: { justifyContent: "flex-end", fontSize: tokens.text.small },
      },
    },
  },
});

export const link = style({ fontWeight: tokens.weight.strong, paddingBlock: tokens.space.xs, pointerEvents: "auto" });

export const undo = style([
  link,
  {
    border: 0,
    background: "none",
    color: "inherit",
    textDecoration: "underline",
    cursor: "pointer",
    minHeight: 24,
    paddingInline: 0,
  },
]);

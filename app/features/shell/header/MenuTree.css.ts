import { globalStyle, style } from "@vanilla-extract/css";
import { chevron, chevronUp } from "styles/chevron";
import { tokens } from "styles/tokens.css";

/** The submenus are in the drawer, and copies of them in the row of the header. */
const inRow = "header &";

export const entries = style({ display: "grid" });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  borderBottom: tokens.line.hair,
});

export const link = style({
  paddingBlock: "13px",
  fontSize: tokens.text.lead,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: tokens.accent.base },
    "&[aria-current]": { color: tokens.accent.base },
  },
});

/** A button that unfolds a submenu; a script adds it. */
export const opener = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  marginInlineEnd: -14,
  padding: 0,
  border: 0,
  background: "none",
  "::after": chevron,
  selectors: { '&[aria-expanded="true"]::after': chevronUp },
});

export const submenu = style({
  gridColumn: "1 / -1",
  paddingBlockEnd: tokens.space.m,
  selectors: { "[data-enhanced] [data-entry]:not([data-open]) > &": { display: "none" } },
});

export const links = style({ selectors: { [inRow]: { alignSelf: "start" } } });

export const sublink = style({
  display: "block",
  paddingBlock: tokens.space.s,
  paddingInlineStart: tokens.space.m,
  color: tokens.ink.quiet,
  textDecoration: "none",
  selectors: {
    [inRow]: { paddingInlineStart: 0, color: tokens.ink.body },
    "&:hover, header &:hover": { color: tokens.accent.base },
    '&[aria-current="page"], header &[aria-current="page"]': { color: tokens.accent.base },
  },
});

/** The link to everything in a part of the shop, beside the picture in the row. */
export const all = style([
  sublink,
  {
    color: tokens.ink.body,
    selectors: { [inRow]: { gridColumn: "-2", gridRow: "1", paddingBlock: 0, alignSelf: "start" } },
  },
]);
export const allText = style({ textDecoration: "underline", textUnderlineOffset: "0.3em" });

/** Keeps the place of the picture, which is loaded when the submenu is first opened. */
export const frame = style({
  display: "none",
  selectors: {
    [inRow]: {
      display: "block",
      aspectRatio: "4 / 5",
      overflow: "hidden",
      marginBlockEnd: tokens.space.s,
      background: tokens.paper.ground,
    },
  },
});
globalStyle(`${frame} > picture`, { display: "contents" });

export const picture = style({
  display: "none",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  selectors: {
    "header:not([data-enhanced]) [data-entry]:is(:hover, :focus-within) &": { display: "block" },
    "header [data-entry][data-open] &": { display: "block" },
  },
});

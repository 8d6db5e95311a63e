import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  background: tokens.paper.raised,
  "@media": {
    [from.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.m})`,
      maxHeight: `calc(100vh - ${tokens.height.header} - 2 * ${tokens.space.m})`,
      overflowY: "auto",
    },
  },
});

/**
 * This element has no content of its own: what it expands comes after it, so that wide screens can show that without
 * it.
 */
export const fold = style({ "@media": { [from.desktop]: { display: "none" } } });

export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: tokens.space.s,
  minHeight: 56,
  paddingInline: tokens.space.m,
  "::after": {
    content: "",
    width: 9,
    height: 9,
    marginInline: "auto 4px",
    borderInlineEnd: "1.4px solid currentColor",
    borderBlockEnd: "1.4px solid currentColor",
    transform: "rotate(45deg) translate(-3px, -3px)",
  },
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    [`${fold}[open] &::after`]: { transform: "rotate(225deg)" },
  },
});

export const smallPicture = style({ position: "relative", width: 32, height: 40, overflow: "hidden" });

/** The number of further lines, in the corner of the last picture. */
export const further = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  paddingInline: 3,
  background: tokens.paper.raised,
  fontSize: tokens.text.small,
  lineHeight: 1.25,
});

export const content = style({
  display: "grid",
  gap: tokens.space.m,
  padding: tokens.space.m,
  selectors: { [`${fold}:not([open]) + &`]: { display: "none" } },
  "@media": {
    [from.desktop]: {
      padding: tokens.space.l,
      selectors: { [`${fold}:not([open]) + &`]: { display: "grid" } },
    },
  },
});

export const title = style({ fontSize: tokens.text.lead });
export const lines = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBottom: tokens.space.m,
  borderBottom: tokens.line.hair,
});
export const line = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr) auto",
  columnGap: tokens.space.m,
});
export const picture = style({ width: 88, height: 110, overflow: "hidden" });
export const name = style({ minWidth: 0, overflowWrap: "anywhere" });
export const variant = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const amount = style({ whiteSpace: "nowrap" });

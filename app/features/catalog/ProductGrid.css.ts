import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: tokens.space.m,
  rowGap: tokens.space.l,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))", rowGap: tokens.space.xl },
  },
});

export const card = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: tokens.space.xs,
});

export const picture = style({ position: "relative", marginBottom: tokens.space.xs });

export const labels = style({ position: "absolute", insetBlockEnd: tokens.space.s, insetInlineStart: tokens.space.s });

export const name = style({ fontSize: tokens.text.body, lineHeight: 1.35 });

/** The whole card leads to the product. */
export const link = style({
  textDecoration: "none",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const price = style({ lineHeight: 1.4 });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const swatches = style({ overflow: "visible" });

import { globalStyle, style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

/** The form, with the advantages of an account beside it on wider screens. */
export const parts = style({
  display: "grid",
  gap: tokens.space.xl,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 28rem) minmax(0, 1fr)", columnGap: tokens.space.l },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr)" },
  },
});

export const account = style({
  display: "grid",
  gap: tokens.space.m,
  alignContent: "start",
  justifyItems: "start",
  paddingTop: tokens.space.l,
  borderTop: tokens.line.hair,
  "@media": {
    [from.tablet]: {
      paddingBlock: 0,
      paddingInlineStart: tokens.space.l,
      borderTop: 0,
      borderInlineStart: tokens.line.hair,
    },
  },
});

export const accountTitle = style({ fontSize: tokens.text.lead });
export const gains = style({ display: "grid", gap: tokens.space.s, color: tokens.ink.quiet });
globalStyle(`${gains} li`, {
  textWrap: "pretty",
  paddingInlineStart: tokens.space.m,
  textIndent: `calc(-1 * ${tokens.space.m})`,
});
globalStyle(`${gains} li::before`, {
  content: '"–" / ""',
  display: "inline-block",
  width: tokens.space.m,
  textIndent: 0,
  color: tokens.accent.base,
});

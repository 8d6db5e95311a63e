import { style, styleVariants } from "@vanilla-extract/css";
import { titleColumns } from "styles/titleColumns";
import { from, tokens } from "styles/tokens.css";

/** A page with one form. The form is below the title, or beside it on a wide screen. */
export const page = style({
  display: "grid",
  gap: tokens.space.l,
  paddingTop: tokens.space.xl,
  "@media": { [from.desktop]: { gridTemplateColumns: titleColumns, columnGap: tokens.space.xl } },
});

const sheetBase = style({ display: "grid", gap: tokens.space.l, alignContent: "start", minWidth: 0 });
export const sheet = styleVariants({
  narrow: [sheetBase, { maxWidth: "28rem" }],
  wide: [sheetBase, { maxWidth: tokens.width.form }],
  double: [sheetBase, { maxWidth: "60rem" }],
});

export const title = style({ fontSize: tokens.text.display });
export const lead = style({ color: tokens.ink.quiet, fontSize: tokens.text.lead, textWrap: "pretty" });
export const quiet = style({ color: tokens.ink.quiet });
/** The title stays visible beside a long form when the window is tall enough for it. */
export const head = style({
  display: "grid",
  gap: tokens.space.m,
  alignContent: "start",
  "@media": {
    "screen and (min-width: 64em) and (min-height: 46em)": {
      position: "sticky",
      insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.l})`,
      alignSelf: "start",
    },
  },
});

export const form = style({ display: "grid", gap: tokens.space.l, alignContent: "start" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.s} ${tokens.space.l}`,
});
export const plainLink = style({ display: "inline-block", paddingBlock: tokens.space.s });

export const aside = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.m,
  paddingTop: tokens.space.l,
  borderTop: tokens.line.hair,
});

export const message = style({
  padding: tokens.space.m,
  borderInlineStart: `3px solid ${tokens.ink.good}`,
  background: tokens.paper.raised,
});

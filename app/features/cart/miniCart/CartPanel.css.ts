import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";
import { button } from "~/ui/Button.css";

export const root = style({ display: "grid", gap: tokens.space.s });

/** The heading with its close button stays visible while the lines scroll. */
export const head = style({
  position: "sticky",
  insetBlockStart: `calc(-1 * ${tokens.space.s})`,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: tokens.space.m,
  marginBlockStart: `calc(-1 * ${tokens.space.s})`,
  background: tokens.paper.raised,
});
export const title = style({ fontSize: tokens.text.lead });
const said = style({ lineHeight: 1.35, color: tokens.ink.good });
export const notice = styleVariants({
  added: [
    said,
    {
      position: "relative",
      paddingInlineStart: 24,
      fontSize: tokens.text.lead,
      "::before": {
        content: "",
        position: "absolute",
        insetBlockStart: "0.3em",
        insetInlineStart: 2,
        width: 13,
        height: 7,
        borderInlineStart: "1.5px solid currentColor",
        borderBlockEnd: "1.5px solid currentColor",
        rotate: "-45deg",
      },
    },
  ],
  other: [said],
});
export const close = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  marginInlineEnd: -13,
  padding: 0,
  border: 0,
  background: "none",
  selectors: { "&:hover": { color: tokens.accent.base } },
});
export const icon = style({ fill: "none", stroke: "currentColor", strokeWidth: 1.4 });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const alert = style({ color: tokens.ink.alert, marginBlockEnd: tokens.space.m });
export const lines = style({ display: "grid", borderTop: tokens.line.hair });

const lineBase = style({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr) auto",
  gridTemplateRows: "1fr auto",
  columnGap: tokens.space.m,
  paddingBlock: tokens.space.m,
});
export const line = style([lineBase, { borderBottom: tokens.line.hair }]);
/** The placeholder of a line is as high as a line and the totals together. */
export const lineToCome = style([lineBase, { marginBlockEnd: 104 }]);

const toCome = style({ background: tokens.paper.ground });
export const pictureToCome = style([toCome, { aspectRatio: "4 / 5" }]);
export const wordsToCome = style([toCome, { height: "1.35em", maxWidth: "12rem" }]);

export const picture = style({ gridRow: "1 / 3", gridColumn: 1 });
export const facts = style({ gridRow: 1, gridColumn: "2 / 4", display: "grid", alignContent: "start", gap: 2 });

export const name = style({
  lineHeight: 1.35,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

/** The price is below the words, with the button that removes the line beside it. */
export const lineTotal = style({
  gridRow: 2,
  gridColumn: 2,
  alignSelf: "end",
  fontWeight: tokens.weight.strong,
  whiteSpace: "nowrap",
  lineHeight: 1.35,
});
export const removal = style({ gridRow: 2, gridColumn: 3, justifySelf: "end", alignSelf: "end", marginBlockEnd: -8 });

/** The button is a word, because a cross would look like the panel's close button. */
export const remove = style({
  minHeight: 36,
  padding: 0,
  border: 0,
  background: "none",
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
  selectors: { "&:hover": { color: tokens.ink.alert } },
});

export const more = style({ justifySelf: "start", paddingBlock: tokens.space.xs });

/** The totals stay visible while the lines scroll. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: `calc(-1 * ${tokens.space.s})`,
  display: "grid",
  gap: tokens.space.m,
  marginBlockEnd: `calc(-1 * ${tokens.space.s})`,
  paddingBlockStart: tokens.space.s,
  background: tokens.paper.raised,
});

export const cartLink = style([
  button.text,
  { justifySelf: "center", minHeight: 44, marginBlock: `calc(-1 * ${tokens.space.s}) 0`, paddingBlock: 10 },
]);

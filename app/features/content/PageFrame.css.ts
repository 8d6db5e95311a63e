import { globalStyle, style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { titleColumns } from "styles/titleColumns";
import { from, onPhone, tokens } from "styles/tokens.css";

export const head = style({
  display: "grid",
  gap: tokens.space.m,
  maxWidth: "46rem",
  paddingTop: tokens.space.m,
});

/** For a page without a picture, whose lead stands beside the title. */
export const wideHead = style([
  head,
  {
    "@media": {
      [from.desktop]: {
        maxWidth: "none",
        gridTemplateColumns: titleColumns,
        columnGap: tokens.space.xl,
        alignItems: "end",
      },
    },
  },
]);
export const introduction = style({ display: "grid", gap: tokens.space.m, justifyItems: "start" });

/** Title and picture, 3 : 2, are side by side on a wide screen. */
export const opening = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": {
    [from.desktop]: { gridTemplateColumns: titleColumns, alignItems: "end", gap: tokens.space.xl },
  },
});

export const title = style({
  fontSize: tokens.text.display,
  overflowWrap: "break-word",
  hyphens: "auto",
  "@media": { [from.tablet]: { hyphens: "manual" } },
});
export const lead = style({ fontSize: tokens.text.lead, color: tokens.ink.quiet, maxWidth: tokens.width.text });

export const whole = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.xxl,
  paddingTop: tokens.space.l,
  "@media": { [from.desktop]: { paddingTop: tokens.space.xl } },
});

/** Holds the text and what stands beside it. */
export const parts = style({
  display: "grid",
  gap: tokens.space.xl,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      alignItems: "start",
      gap: tokens.space.xxl,
    },
  },
});

export const part = style({ display: "grid", gap: tokens.space.l, alignContent: "start", minWidth: 0 });

export const siblings = style({ "@media": { print: { display: "none" } } });
export const siblingsTitle = style({
  paddingBlockEnd: tokens.space.s,
  borderBottom: tokens.line.strong,
  fontWeight: tokens.weight.strong,
});
export const row = style({
  display: "grid",
  columnGap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))" } },
});
export const sibling = style({
  display: "block",
  paddingBlock: "12px",
  borderBottom: tokens.line.hair,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: tokens.accent.base },
    '&[aria-current="page"]': { color: tokens.ink.quiet },
  },
});

/** The operator's rich text. */
export const richText = style({ lineHeight: 1.65, hyphens: "auto" });
globalStyle(`${richText} > * + *`, { marginTop: tokens.space.m });
globalStyle(`${richText} h2`, {
  ...displayFace,
  fontSize: tokens.text.title,
  marginTop: tokens.space.l,
  hyphens: "manual",
});
globalStyle(`${richText} > h2:first-child`, { marginTop: 0 });
globalStyle(`${richText} h3`, {
  fontSize: tokens.text.lead,
  fontWeight: tokens.weight.strong,
  marginTop: tokens.space.l,
  hyphens: "manual",
});
globalStyle(`${richText} ul`, { listStyle: "disc", paddingInlineStart: "1.2em" });
globalStyle(`${richText} ol`, { listStyle: "decimal", paddingInlineStart: "1.4em" });
globalStyle(`${richText} li + li`, { marginTop: tokens.space.xs });
globalStyle(`${richText} li::marker`, { color: tokens.accent.base });
globalStyle(`${richText} strong`, { fontWeight: tokens.weight.strong });
globalStyle(`${richText} a:hover`, { color: tokens.accent.base });
globalStyle(`${richText} table`, {
  width: "100%",
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.35,
  hyphens: "manual",
  // Four columns of long words must fit on a phone.
  fontSize: tokens.text.small,
  "@media": { [from.tablet]: { fontSize: "inherit" } },
});
/** The name of a row and the price at its end are never broken within a word, however many columns the table has. */
globalStyle(`${richText} :is(th[scope="row"], td:nth-child(n + 3):last-child)`, {
  overflowWrap: "normal",
  hyphens: "auto",
  // The name of a cookie cannot be hyphenated, and at twice the text size it does not even fit a line of its own.
  "@media": { "screen and (max-width: 340px)": { overflowWrap: "anywhere" } },
});
globalStyle(`${richText} caption`, {
  textAlign: "start",
  fontWeight: tokens.weight.strong,
  paddingBottom: tokens.space.s,
});
globalStyle(`${richText} :is(th, td)`, {
  padding: `10px ${tokens.space.s} 10px 0`,
  "@media": { [from.tablet]: { paddingInlineEnd: tokens.space.l } },
  textAlign: "start",
  verticalAlign: "top",
  borderBottom: tokens.line.hair,
  fontWeight: tokens.weight.text,
});
/** Consecutive tables have the same column widths. */
globalStyle(`${richText} th:first-child:nth-last-child(2)`, { width: "9.5rem" });
globalStyle(`${richText} thead th`, {
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
  borderBottom: tokens.line.strong,
});

/** On a phone the last of three columns stands beside the first one, and the middle one below. */
const threeColumns = "tr:has(> :nth-child(3):last-child)";
globalStyle(`${richText} ${threeColumns}`, {
  "@media": {
    [onPhone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) fit-content(50%)",
      columnGap: tokens.space.m,
      paddingBlock: "10px",
      borderBottom: tokens.line.hair,
      fontSize: tokens.text.body,
    },
  },
});
globalStyle(`${richText} thead ${threeColumns}`, { "@media": { [onPhone]: { borderBottom: tokens.line.strong } } });
globalStyle(`${richText} ${threeColumns} > *`, { "@media": { [onPhone]: { padding: 0, border: 0 } } });
globalStyle(`${richText} ${threeColumns} > :last-child`, { "@media": { [onPhone]: { textAlign: "end" } } });
globalStyle(`${richText} ${threeColumns} > :nth-child(2)`, {
  "@media": { [onPhone]: { gridArea: "2 / 1 / auto / -1", fontSize: tokens.text.small, color: tokens.ink.quiet } },
});

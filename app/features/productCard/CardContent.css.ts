import { style } from "@vanilla-extract/css";
import { liteMode } from "styles/global.css";
import { from, narrowWindow, onPhone, tokens } from "styles/tokens.css";

/** A mouse, which can hover over something without pressing it. */
const hovering = "(hover: hover) and (pointer: fine)";

const withSubgrid = "(grid-template-rows: subgrid)";

/**
 * On a phone, where most names have two lines, the two cards of a row share the rows of their content and one row for
 * an error, so that prices and colours are aligned. Five cards in a row do not share them, as one long name would leave
 * a gap in the other four.
 */
export const root = style({
  position: "relative",
  scrollMarginTop: `calc(${tokens.height.header} + ${tokens.space.m})`,
  "@supports": {
    [withSubgrid]: {
      "@media": {
        [onPhone]: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gridRow: "span 6",
          gridTemplateRows: "subgrid",
        },
      },
    },
  },
});

/** Holds picture, name, price, colours and the choices. */
export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: tokens.space.xs,
  paddingBottom: tokens.space.l,
  "@media": { [from.desktop]: { paddingBottom: tokens.space.xl } },
  "@supports": { [withSubgrid]: { "@media": { [onPhone]: { gridRow: "span 5", gridTemplateRows: "subgrid" } } } },
});

const pictureCell = { gridRow: 1, gridColumn: 1, marginBlockEnd: tokens.space.xs } as const;

export const picture = style({ ...pictureCell, position: "relative" });

export const second = style({
  display: "none",
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "@media": { [hovering]: { selectors: { [`html:not(.${liteMode}) ${root}:hover &`]: { display: "block" } } } },
});

/**
 * Labels stand on the empty wall in the picture's corner, so that the names of a row start on one line. They lie over
 * the second picture and under the link that covers the card.
 */
export const labels = style({
  ...pictureCell,
  position: "relative",
  alignSelf: "start",
  justifySelf: "start",
  paddingBlockStart: 12,
  paddingInlineStart: 12,
  // In a small picture the product reaches further into the corner.
  "@media": { [onPhone]: { paddingBlockStart: 6, paddingInlineStart: tokens.space.s } },
});

/**
 * The link comes after the name and the price in the markup, as these must be first without styles. It appears over the
 * picture's lower edge; the keyboard reaches it on devices that can hover.
 */
export const quickView = style({
  ...pictureCell,
  alignSelf: "end",
  display: "none",
  position: "relative",
  zIndex: 1,
  paddingBlock: tokens.space.s,
  background: tokens.paper.page,
  fontSize: tokens.text.small,
  textAlign: "center",
  textDecoration: "none",
  opacity: 0,
  "@media": { [hovering]: { display: "block", transition: `opacity ${tokens.motion.quick}` } },
  selectors: {
    [`${root}:hover &, &:focus-visible`]: { opacity: 1 },
    "&:hover": { color: tokens.accent.base },
  },
});

/** A name has at most two lines, so that the cards of a row end near each other. */
export const name = style({
  gridRow: 2,
  gridColumn: 1,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontSize: tokens.text.body,
  lineHeight: 1.35,
  // In a narrow window, where large letters leave little room, the whole name is shown.
  "@media": { [narrowWindow]: { display: "block", overflow: "visible" } },
});

/** The link covers the whole card. */
export const link = style({
  textDecoration: "none",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const price = style({ gridRow: 3, lineHeight: 1.4 });
export const amount = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: tokens.space.s });
/** The text fits one line even in the narrowest of two columns. */
export const lowest = style({
  color: tokens.ink.quiet,
  fontSize: `min(${tokens.text.tiny}, max(0.7857rem, 3.15vw))`,
});
export const struck = style({ whiteSpace: "nowrap" });
/** The ring makes white visible on the pale page. */
export const swatches = style({
  gridRow: 4,
  gridColumn: 1,
  overflow: "visible",
  minHeight: 16,
  stroke: tokens.ink.quiet,
  strokeWidth: 1,
});

/** A closed choice is an icon beside the colours, large enough for a fingertip; an opened one has a row for itself. */
export const add = style({
  gridRow: 5,
  gridColumn: 1,
  minWidth: 0,
  "@supports": {
    "selector(:has(*))": {
      selectors: {
        "&:has(> details:not([open]), > form)": {
          gridRow: 4,
          alignSelf: "center",
          justifySelf: "end",
          marginBlock: -14,
          marginInlineEnd: -11,
        },
      },
    },
  },
  // With a mouse the icon is shown only on the hovered card; for the keyboard and touch it is always visible.
  "@media": {
    [hovering]: {
      transition: `opacity ${tokens.motion.quick}`,
      selectors: {
        [`${root}:not(:hover, :focus-within) &:has(> details:not([open]), > form)`]: { opacity: 0 },
      },
    },
  },
});

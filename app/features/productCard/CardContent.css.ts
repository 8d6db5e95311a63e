import { style } from "@vanilla-extract/css";
import { liteMode } from "styles/global.css";
import { from, narrowWindow, tokens } from "styles/tokens.css";

/** Picture, label, name, price, colours, the lowest price and the button: each is a row that the cards beside have, too. */
const rows = 7;

/** A mouse, which can hover over something without pressing it. */
const hovering = "(hover: hover) and (pointer: fine)";

/** A card shares its rows with those beside it; with `content-visibility` or other containment it would share none. */
export const root = style({
  position: "relative",
  gridRow: `span ${rows}`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "subgrid",
  scrollMarginTop: `calc(${tokens.height.header} + ${tokens.space.m})`,
});

export const content = style({
  gridRow: "1 / -1",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "subgrid",
  alignContent: "start",
  paddingBottom: tokens.space.l,
  "@media": { [from.desktop]: { paddingBottom: tokens.space.xl } },
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

export const labels = style({ gridRow: 2 });

/**
 * Stands behind the name and the price, which come first where there is no style. Appears over the picture's lower edge;
 * the keyboard reaches it wherever a card can be hovered.
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

/** Two lines, so that the prices of a row stand side by side. */
export const name = style({
  gridRow: 3,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  minHeight: "2.7em",
  overflow: "hidden",
  fontSize: tokens.text.body,
  lineHeight: 1.35,
  // The text is read whole where there is room for larger letters alone.
  "@media": { [narrowWindow]: { display: "block", overflow: "visible" } },
});

/** The link covers the whole card. */
export const link = style({
  textDecoration: "none",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const price = style({ gridRow: 4, lineHeight: 1.4 });
export const lowest = style({ gridRow: 6, color: tokens.ink.quiet, fontSize: tokens.text.small, lineHeight: 1.35 });
/** The ring shows white on the pale page, too. */
export const swatches = style({
  gridRow: 5,
  overflow: "visible",
  minHeight: 16,
  stroke: tokens.ink.quiet,
  strokeWidth: 1,
});
export const add = style({ gridRow: 7, minWidth: 0 });

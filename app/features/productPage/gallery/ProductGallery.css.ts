import { style } from "@vanilla-extract/css";
import { exceptLiteMode } from "styles/global.css";
import { from, onPhone, tokens } from "styles/tokens.css";

/** Matches a wide screen with a mouse, where the thumbnails stand in a column beside the picture. */
export const besideThumbnails = `${from.desktop} and (pointer: fine)`;
export const thumbnailPx = 60;
const hovering = "(hover: hover) and (pointer: fine)";

/** Has no box, as the page's grid places its two parts. */
export const root = style({ display: "contents" });

/** Above 1023 px the gallery ends where the texts beside it end, whichever of the two is longer (specification 9). */
export const gallery = style({
  gridArea: "pictures",
  alignSelf: "start",
  display: "grid",
  alignContent: "start",
  gap: tokens.space.s,
  minWidth: 0,
  "@media": {
    [from.desktop]: { alignSelf: "stretch" },
    // On a phone the pictures reach the edges of the screen.
    [onPhone]: { marginInline: `calc(-1 * ${tokens.width.gutter})` },
  },
});

export const stage = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.s,
});

export const withThumbnails = style([
  stage,
  { "@media": { [besideThumbnails]: { gridTemplateColumns: `${thumbnailPx}px minmax(0, 1fr)` } } },
]);

/** The picture stands in the last column, as the thumbnails stand before it but come after it in the markup. */
export const frame = style({ position: "relative", gridColumn: "-2 / -1" });

export const strip = style({
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  background: tokens.paper.ground,
  "@media": { "(scripting: none)": { scrollbarWidth: "thin" }, print: { overflow: "hidden" } },
});

/** While the slider moves the strip, the strip must not scroll by itself. */
export const isMoving = style({
  selectors: {
    [`${strip}&`]: { overflow: "hidden", scrollSnapType: "none", touchAction: "pan-y", userSelect: "none" },
  },
});

export const slide = style({
  position: "relative",
  flex: "0 0 100%",
  scrollSnapAlign: "start",
  scrollMarginTop: `calc(${tokens.height.header} + ${tokens.space.m})`,
  "@media": {
    // The visible slide is printed as wide as its column, whatever width the slider has set.
    print: { minWidth: "100% !important", maxWidth: "100% !important", transform: "none !important" },
  },
  selectors: { "&[aria-hidden]": { "@media": { print: { display: "none" } } } },
});

/** The position over a picture has a background of its own, as some close-ups are black. */
const overPicture = { background: tokens.paper.page, paddingInline: tokens.space.xs };

/** Shows on each picture which one it is of how many; on a phone, until the slider shows the position. */
export const placeOfSlide = style({
  display: "none",
  "@media": {
    [onPhone]: {
      display: "block",
      position: "absolute",
      insetBlockEnd: tokens.space.s,
      insetInlineEnd: tokens.space.m,
      fontSize: tokens.text.small,
      pointerEvents: "none",
      ...overPicture,
    },
    print: { display: "none" },
  },
});

const turnPx = 46;
const placeWidth = "3.2em";
const turnerWidth = `calc(2 * ${turnPx}px + ${placeWidth})`;

/** Holds the thumbnails and the position, below or beside the picture; on a phone only the position, over a corner. */
export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: tokens.space.s,
  "@media": {
    // Keeps room for the position and its arrows, which scripts add.
    [`${from.tablet} and (scripting: enabled)`]: {
      selectors: { [exceptLiteMode]: { gridTemplateColumns: `minmax(0, 1fr) ${turnerWidth}`, minHeight: turnPx } },
    },
    [onPhone]: { position: "absolute", insetBlockEnd: 0, insetInlineEnd: 0, insetInlineStart: 0 },
    [besideThumbnails]: {
      gridColumn: 1,
      gridRow: 1,
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      selectors: { [exceptLiteMode]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
    print: { display: "none" },
  },
});

export const turner = style({
  gridColumn: 2,
  display: "flex",
  alignItems: "center",
  "@media": { [besideThumbnails]: { gridColumn: 1, justifyContent: "center" } },
});

export const place = style({
  minWidth: placeWidth,
  textAlign: "center",
  fontSize: tokens.text.small,
  "@media": { [onPhone]: overPicture },
});

export const turn = style({
  display: "grid",
  placeItems: "center",
  width: turnPx,
  height: turnPx,
  flex: "none",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
  selectors: {
    '&:hover:not([aria-disabled="true"])': { color: tokens.accent.base },
    '&[aria-disabled="true"]': { opacity: 0.35, cursor: "default" },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
  "@media": {
    // The arrows stand in the middle of the picture's edges; in the lightbox they stand in its bar.
    [besideThumbnails]: {
      selectors: {
        [`${turner} > &`]: {
          position: "absolute",
          insetBlockStart: `calc(50% - ${turnPx / 2}px)`,
          insetInlineEnd: tokens.space.s,
          zIndex: 1,
        },
        [`${turner} > &:first-child`]: { insetInlineStart: `calc(${thumbnailPx}px + 2 * ${tokens.space.s})` },
      },
    },
    [`${besideThumbnails} and ${hovering}`]: {
      selectors: {
        [`${turner} > &`]: { opacity: 0, transition: `opacity ${tokens.motion.quick}` },
        [`${stage}:hover ${turner} > &:not([aria-disabled="true"]), ${turner} > &:focus-visible`]: { opacity: 1 },
      },
    },
  },
});

export const arrow = style({ fill: "none", stroke: "currentColor", strokeWidth: 1.4 });

export const thumbnails = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 80px))",
  gap: tokens.space.s,
  "@media": {
    "(pointer: coarse)": { display: "none" },
    [onPhone]: { display: "none" },
    [besideThumbnails]: { gridTemplateColumns: "minmax(0, 1fr)" },
    print: { display: "none" },
  },
});

export const thumbnail = style({
  display: "block",
  borderBottom: "2px solid transparent",
  paddingBottom: 4,
  selectors: { '&[aria-current="true"]': { borderColor: tokens.ink.body } },
});

export const texts = style({
  gridArea: "texts",
  display: "grid",
  alignContent: "start",
  gap: tokens.space.m,
  minWidth: 0,
});

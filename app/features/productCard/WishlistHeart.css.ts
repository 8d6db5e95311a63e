import { style } from "@vanilla-extract/css";
import { drawnIcon } from "styles/drawnIcon";
import { iconOnly } from "styles/global.css";
import { tokens } from "styles/tokens.css";

/** Shapes of a heart: its full shape, and the two shapes between which its outline of 1.3 px lies. */
const full =
  "M11 18.7C5.1 14.2 2.7 11.1 2.7 7.9 2.7 5.4 4.7 3.4 7.2 3.4 8.7 3.4 10.2 4.2 11 5.5 11.8 4.2 13.3 3.4 14.8 3.4 17.3 3.4 19.3 5.4 19.3 7.9 19.3 11.1 16.9 14.2 11 18.7Z";
const outer =
  "M11 19.42C4.68 14.57 2.11 11.3 2.11 7.88 2.11 5.21 4.48 2.84 7.15 2.84 8.77 2.84 10.3 3.65 11 4.6 11.7 3.65 13.23 2.84 14.85 2.84 17.52 2.84 19.89 5.21 19.89 7.88 19.89 11.3 17.32 14.57 11 19.42Z";
const inner =
  "M11 17.8C5.58 13.66 3.39 10.88 3.39 7.88 3.39 5.7 4.97 4.13 7.15 4.13 8.55 4.13 9.9 4.9 11 6.75 12.1 4.9 13.45 4.13 14.85 4.13 17.03 4.13 18.61 5.7 18.61 7.88 18.61 10.88 16.42 13.66 11 17.8Z";

const heart = style({
  ...drawnIcon(`evenodd, "${outer}${inner}"`),
  border: 0,
  padding: 0,
  background: "none",
  color: tokens.ink.body,
  selectors: {
    "&:hover": { color: tokens.accent.base },
    '&[name="remove"]': { color: tokens.accent.base },
    '&[name="remove"]::before': { clipPath: `path("${full}")` },
  },
});

export const onCard = style([
  heart,
  iconOnly,
  {
    position: "absolute",
    zIndex: 1,
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: "grid",
    placeItems: "center",
    alignContent: "center",
    width: 44,
    height: 44,
  },
]);

export const beside = style([
  heart,
  iconOnly,
  {
    display: "grid",
    placeItems: "center",
    alignContent: "center",
    width: tokens.height.control,
    height: tokens.height.control,
    border: `1px solid ${tokens.ink.quiet}`,
  },
]);

export const spelled = style([
  heart,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: tokens.space.s,
    minHeight: 44,
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.25em",
  },
]);

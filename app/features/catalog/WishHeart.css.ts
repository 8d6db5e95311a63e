import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

const shape =
  "M12 20.3C5.6 15.4 3 12.1 3 8.6A4.8 4.8 0 0 1 7.8 3.8c1.7 0 3.3.9 4.2 2.4a4.9 4.9 0 0 1 4.2-2.4A4.8 4.8 0 0 1 21 8.6c0 3.5-2.6 6.8-9 11.7Z";
const drawing = (attributes: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${shape}' ${attributes}/></svg>`)}")`;

/** Drawn by the style alone: thirty hearts on a page need no element more than their buttons. */
const heart = style({
  border: 0,
  padding: 0,
  background: "none",
  color: tokens.ink.body,
  "::before": {
    content: "",
    flex: "none",
    width: 22,
    height: 22,
    background: "currentColor",
    maskImage: drawing("fill='none' stroke='black' stroke-width='1.4'"),
    maskRepeat: "no-repeat",
  },
  selectors: {
    "&:hover": { color: tokens.accent.base },
    '&[name="remove"]': { color: tokens.accent.base },
    '&[name="remove"]::before': { maskImage: drawing("") },
  },
});

export const onCard = style([
  heart,
  {
    position: "absolute",
    zIndex: 1,
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
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

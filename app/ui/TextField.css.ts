import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.xs, alignContent: "start" });

const field = style({
  width: "100%",
  minHeight: tokens.height.control,
  padding: `${tokens.space.s} 12px`,
  // A smaller font than 16 px would make iOS zoom the page when the field is focused.
  fontSize: tokens.text.field,
  borderRadius: 0,
  background: tokens.paper.raised,
  color: tokens.ink.body,
  appearance: "none",
  selectors: {
    "&:disabled": {
      borderColor: tokens.paper.ground,
      background: tokens.paper.ground,
      color: tokens.ink.quiet,
      opacity: 1,
    },
  },
});

export const input = styleVariants({
  default: [field, { border: `1px solid ${tokens.ink.quiet}` }],
  invalid: [field, { border: `1px solid ${tokens.ink.alert}`, background: tokens.paper.alert }],
});

export const hint = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

/** Wraps a select and draws its arrow. */
export const arrowed = style({
  position: "relative",
  display: "block",
  "::after": {
    content: "",
    position: "absolute",
    insetInlineEnd: 14,
    insetBlockStart: "calc(50% - 6px)",
    width: 8,
    height: 8,
    borderInlineEnd: "1.5px solid currentColor",
    borderBlockEnd: "1.5px solid currentColor",
    transform: "rotate(45deg)",
    pointerEvents: "none",
  },
});

/** Two fields side by side where there is room. */
export const pair = style({
  display: "grid",
  gap: tokens.space.m,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** A field of a few characters before a longer one. */
export const shortAndLong = style({
  display: "grid",
  gap: tokens.space.m,
  gridTemplateColumns: "6.5rem minmax(0, 1fr)",
});

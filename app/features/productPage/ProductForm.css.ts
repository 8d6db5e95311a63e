import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

import { field } from "~/ui/Choice.css";

/** The parts of the form are rows of it, and in the last one stands the heart, which is no part of the form. */
export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${tokens.space.m} ${tokens.space.s}`,
  alignItems: "end",
});
globalStyle(`:is(${root} > form:first-child > *, ${root} > p)`, { gridColumn: "1 / -1" });

export const formErrors = style({
  padding: tokens.space.m,
  borderInlineStart: `3px solid ${tokens.ink.alert}`,
  background: tokens.paper.alert,
  color: tokens.ink.alert,
});

export const buy = style({ display: "flex", gap: tokens.space.s, alignItems: "end" });
globalStyle(`${root} > form:first-child > ${buy}`, { gridColumn: "1" });
globalStyle(`${buy} > button`, { flex: "1 1 auto", minWidth: 0 });
export const quantity = style({
  display: "grid",
  gap: tokens.space.xs,
  width: "4.5rem",
  fontSize: tokens.text.small,
  whiteSpace: "nowrap",
  // Its field is not printed.
  "@media": { print: { display: "none" } },
});
export const message = style({ display: "grid", gap: tokens.space.xs });
export const messageInput = style([field, { textAlign: "start" }]);
export const hint = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const error = style({ color: tokens.ink.alert });
export const sizes = style({ position: "relative" });
/** Beside the title of the sizes, above which no place in a fieldset begins. */
export const tableLink = style({
  position: "absolute",
  insetBlockStart: -31,
  insetInlineEnd: 0,
  fontSize: tokens.text.small,
});

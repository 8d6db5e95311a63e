import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

import { field } from "~/ui/Choice.css";

export const root = style({ display: "grid", gap: tokens.space.m, justifyItems: "stretch" });

export const formErrors = style({
  padding: tokens.space.m,
  borderInlineStart: `3px solid ${tokens.ink.alert}`,
  background: tokens.paper.alert,
  color: tokens.ink.alert,
});

export const buy = style({ display: "flex", gap: tokens.space.s, alignItems: "end" });
globalStyle(`${buy} > button:not([form])`, { flex: "1 1 auto", minWidth: 0 });
globalStyle(`${buy} > button[form]`, { flex: "none" });
export const quantity = style({
  display: "grid",
  gap: tokens.space.xs,
  width: "4.5rem",
  fontSize: tokens.text.small,
  whiteSpace: "nowrap",
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

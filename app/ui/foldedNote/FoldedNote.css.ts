import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

import { field } from "../Choice.css";

export const root = style({ fontSize: tokens.text.small });

export const opener = style({
  width: "fit-content",
  minHeight: 28,
  color: tokens.ink.quiet,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { color: tokens.accent.base } },
});

/** In the one-line form, the button stands beside the field, and the hint below both. */
const formBase = style({ display: "grid", rowGap: tokens.space.xs, paddingTop: tokens.space.xs });
export const form = styleVariants({
  oneLine: [
    formBase,
    {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      columnGap: tokens.space.m,
      maxWidth: "24rem",
    },
  ],
  severalLines: [formBase, { justifyItems: "start" }],
});

export const line = style([field, { textAlign: "start" }]);
export const lines = style([line, { resize: "vertical" }]);

const hintBase = style({ selectors: { [`${form.oneLine} > &`]: { gridColumn: "1 / -1", gridRow: 2 } } });
export const hint = styleVariants({
  quiet: [hintBase, { color: tokens.ink.quiet }],
  refused: [hintBase, { color: tokens.ink.alert }],
});

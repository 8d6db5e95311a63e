import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

export const info = style({ display: "grid", alignContent: "start", justifyItems: "start", gap: tokens.space.m });
export const title = style({
  ...displayFace,
  fontSize: tokens.text.title,
  overflowWrap: "anywhere",
  paddingInlineEnd: tokens.space.l,
});
export const quiet = style({ color: tokens.ink.quiet });
export const price = style({ fontSize: tokens.text.lead });
export const form = style({ display: "grid", gap: tokens.space.m, width: "100%" });
export const formErrors = style({ color: tokens.ink.alert });
export const loading = style({ minHeight: "20rem", display: "grid", placeItems: "center", color: tokens.ink.quiet });
export const detailsLink = style({ paddingBlock: tokens.space.xs });

import { globalStyle, style } from "@vanilla-extract/css";
import { from, onlyTablet, tokens } from "styles/tokens.css";

/** Stacks the sections of the page with equal space between them. */
export const body = style({
  display: "grid",
  gap: tokens.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.tablet]: { gap: tokens.space.xxl } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: tokens.space.m,
  marginBottom: tokens.space.l,
});

export const title = style({ fontSize: tokens.text.title });

/** Ten cards fill rows of five and of two; in rows of three the tenth is hidden. */
export const featured = style({});
globalStyle(`${featured} > ul > li:nth-child(10)`, {
  "@media": { [onlyTablet]: { display: "none" } },
});

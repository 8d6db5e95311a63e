import { globalStyle, style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, tokens } from "styles/tokens.css";

/** Stacks the sections of the page with equal space between them. */
export const body = style({
  display: "grid",
  gap: tokens.space.section,
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: tokens.space.m,
  marginBottom: tokens.space.l,
});

export const title = style({ ...displayFace, fontSize: tokens.text.heading });

/** Six cards fill rows of three and of two; a row of five hides the sixth card. */
export const featured = style({});
globalStyle(`${featured} > ul > li:nth-child(6)`, { "@media": { [from.desktop]: { display: "none" } } });

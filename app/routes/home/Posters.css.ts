import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, onlyTablet, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: tokens.space.m } },
});

export const poster = style({ display: "block", overflow: "hidden", textDecoration: "none" });

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: tokens.space.m,
  paddingTop: "12px",
  "@media": { [onlyTablet]: { flexDirection: "column" } },
});

export const title = style({ ...displayFace, fontSize: tokens.text.title });

export const more = style({
  textDecoration: "underline",
  textUnderlineOffset: "0.3em",
  textDecorationThickness: "1px",
  selectors: { [`${poster}:hover &`]: { color: tokens.accent.base } },
});

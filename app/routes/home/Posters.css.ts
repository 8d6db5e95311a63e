import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: tokens.space.m } },
});

export const poster = style({ display: "block", overflow: "hidden", textDecoration: "none" });

/** The call to action stands below the title: on the same line it would run into the title of the poster beside it. */
export const caption = style({ display: "grid", justifyItems: "start", rowGap: tokens.space.xs, paddingTop: "12px" });

export const title = style({ ...displayFace, fontSize: tokens.text.title });

export const more = style({
  textDecoration: "underline",
  textUnderlineOffset: "0.3em",
  textDecorationThickness: "1px",
  selectors: { [`${poster}:hover &`]: { color: tokens.accent.base } },
});

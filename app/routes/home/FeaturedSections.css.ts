import { globalStyle, style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "1fr 1fr", columnGap: tokens.space.m },
    [from.desktop]: { gridTemplateColumns: "2fr 1fr", gridTemplateRows: "auto auto" },
  },
});

export const cell = style({
  display: "grid",
  selectors: {
    "&:first-child": {
      "@media": { [from.tablet]: { gridColumn: "1 / -1" }, [from.desktop]: { gridColumn: "1", gridRow: "1 / 3" } },
    },
  },
});

export const link = style({ display: "flex", flexDirection: "column", textDecoration: "none" });

/** The large picture is as high as the two beside it together. */
export const picture = style({
  display: "block",
  aspectRatio: "3 / 2",
  overflow: "hidden",
  background: tokens.paper.ground,
  selectors: {
    [`${cell}:first-child &`]: {
      "@media": { [from.desktop]: { aspectRatio: "auto", flex: "1 1 0", minHeight: 0 } },
    },
  },
});

/** The packshot is cropped so that it begins at its collar. */
globalStyle(`${picture} > img`, { height: "100%", objectPosition: "50% 14%" });

export const name = style({
  ...displayFace,
  marginTop: "12px",
  fontSize: tokens.text.title,
  selectors: { [`${link}:hover &`]: { color: tokens.accent.base } },
});

export const text = style({ marginTop: "6px", color: tokens.ink.quiet, maxWidth: "34em" });

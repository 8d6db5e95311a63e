import { style } from "@vanilla-extract/css";
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
  selectors: {
    "&:first-child": {
      "@media": { [from.tablet]: { gridColumn: "1 / -1" }, [from.desktop]: { gridColumn: "1", gridRow: "1 / 3" } },
    },
  },
});

export const link = style({ display: "flex", flexDirection: "column", height: "100%", textDecoration: "none" });

/** The large picture takes the height that the two beside it have together. */
export const picture = style({
  display: "grid",
  flex: 1,
  overflow: "hidden",
  background: tokens.paper.ground,
});

export const name = style({
  marginTop: tokens.space.m,
  fontSize: tokens.text.title,
  selectors: { [`${link}:hover &`]: { color: tokens.accent.base } },
});

export const text = style({ color: tokens.ink.quiet, maxWidth: "34em" });

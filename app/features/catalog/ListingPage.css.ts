import { globalStyle, style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const head = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: `${tokens.space.m} ${tokens.space.l}`,
  "@media": { [from.desktop]: { gridTemplateColumns: "1fr 1fr", alignItems: "end" } },
});

export const title = style({ fontSize: tokens.text.display });
export const description = style({ maxWidth: tokens.width.text, color: tokens.ink.quiet });
globalStyle(`${description} p + p`, { marginTop: tokens.space.s });

export const subcategories = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: tokens.space.s,
  paddingBottom: tokens.space.l,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))" },
  },
});

export const subcategory = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr)",
  alignItems: "center",
  gap: tokens.space.m,
  paddingInlineEnd: tokens.space.s,
  height: "100%",
  border: tokens.line.hair,
  background: tokens.paper.raised,
  lineHeight: 1.3,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: tokens.ink.body } },
});

export const subcategoryPicture = style({ display: "block" });

export const count = style({ color: tokens.ink.quiet, paddingBottom: tokens.space.m });

import { globalStyle, style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.xl });
export const head = style({
  display: "flex",
  alignItems: "baseline",
  gap: tokens.space.m,
  marginBottom: tokens.space.m,
});

export const title = style({ fontSize: tokens.text.lead });
export const count = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const way = style({ paddingTop: tokens.space.m });
export const allGoods = style({ textAlign: "center" });

/** Holds posts and pages side by side, or one of them alone across the full width. */
export const pair = style({
  display: "grid",
  gap: `${tokens.space.l} ${tokens.space.xl}`,
  paddingTop: tokens.space.xl,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
  },
});
globalStyle(`${pair} > :only-child`, { gridColumn: "1 / -1" });

/** Lays links out in one column beside another section, and in two where the section stands alone. */
export const links = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 34rem), 1fr))",
  columnGap: tokens.space.xl,
});

export const link = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: tokens.space.m,
  // The rows overlap by a pixel, so that the borders of two rows are drawn as one line.
  marginTop: "-1px",
  borderBlock: tokens.line.hair,
});

export const linkText = style({
  flex: 1,
  paddingBlock: "12px",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const note = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

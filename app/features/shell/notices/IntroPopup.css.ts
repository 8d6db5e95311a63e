import { style } from "@vanilla-extract/css";
import { from, onPhone, tokens } from "styles/tokens.css";

export const root = style({
  position: "static",
  width: "100%",
  maxWidth: "none",
  margin: 0,
  padding: 0,
  // On wide screens the content is aligned with the page's column.
  "@media": {
    [from.tablet]: { paddingInline: `max(${tokens.width.gutter}, calc((100% - ${tokens.width.page}) / 2))` },
  },
  border: 0,
  borderBlock: tokens.line.hair,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  justifyContent: "space-between",
  background: tokens.paper.raised,
  color: tokens.ink.body,
});

export const card = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "stretch" });
export const narrow = style({
  "@media": { [from.tablet]: { selectors: { "&:not(:only-of-type)": { display: "none" } } } },
});
export const wide = style({
  "@media": { [onPhone]: { selectors: { "&:not(:first-child)": { display: "none" } } } },
});

export const picture = style({
  width: "6.5rem",
  height: "100%",
  objectFit: "cover",
  "@media": { [from.tablet]: { width: "11rem" } },
});

export const words = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: tokens.space.s,
  padding: `${tokens.space.m} 0 ${tokens.space.m} ${tokens.space.m}`,
});
export const title = style({ fontSize: tokens.text.lead, lineHeight: 1.2, textWrap: "balance" });
export const content = style({ fontSize: tokens.text.small, color: tokens.ink.quiet, maxWidth: tokens.width.text });
export const link = style({ minHeight: 40, marginTop: tokens.space.xs, paddingInline: tokens.space.m });
export const close = style({ justifySelf: "end" });

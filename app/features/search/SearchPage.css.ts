import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingBlockStart: tokens.space.xl });
export const head = style({ display: "grid", gap: tokens.space.m });
export const title = styleVariants({
  short: { fontSize: tokens.text.display, overflowWrap: "anywhere" },
  long: { fontSize: tokens.text.heading, overflowWrap: "anywhere" },
});
/** The field is hidden on widescreen, where the header already shows one with the query. */
export const field = style({
  maxWidth: tokens.width.form,
  "@media": { [from.widescreen]: { display: "none" } },
});
/** On widescreen the categories follow the title directly, as the search field is hidden there. */
export const categories = style({ "@media": { [from.widescreen]: { paddingTop: tokens.space.s } } });
export const remark = style({ color: tokens.ink.quiet });

export const tips = style({
  display: "grid",
  gap: tokens.space.xs,
  paddingInlineStart: tokens.space.m,
  borderInlineStart: tokens.line.hair,
  color: tokens.ink.quiet,
});

export const understood = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.xs} ${tokens.space.m}`,
});
export const understoodLabel = style({ color: tokens.ink.quiet });

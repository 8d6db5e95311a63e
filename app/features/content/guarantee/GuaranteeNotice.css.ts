import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${tokens.space.xs} ${tokens.space.m}`,
  padding: tokens.space.m,
  border: tokens.line.hair,
  background: tokens.paper.page,
  fontSize: tokens.text.small,
  overflowWrap: "anywhere",
});

export const years = style({ fontSize: tokens.text.field, lineHeight: 1.25, whiteSpace: "nowrap" });
/** Below the years where it would be a narrow column beside them. */
export const text = style({ display: "grid", gap: tokens.space.xs, flex: "1 1 18rem", minWidth: 0 });
export const title = style({
  fontSize: tokens.text.field,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.25,
  hyphens: "manual",
  overflowWrap: "normal",
});
export const producer = style({ paddingTop: tokens.space.s, borderTop: tokens.line.hair });
/** Nothing of the Union's picture may be changed, so it is neither cropped nor coloured. */
export const picture = style({ width: "100%", maxWidth: "34rem", height: "auto" });

import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, tokens } from "styles/tokens.css";

export const opening = style({
  display: "grid",
  gap: tokens.space.l,
  paddingBlock: `${tokens.space.m} ${tokens.space.xl}`,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: tokens.space.xl,
      alignItems: "center",
    },
  },
});

export const head = style({ display: "grid", gap: tokens.space.m, alignContent: "center" });
export const title = style({ fontSize: tokens.text.heading, overflowWrap: "break-word" });
export const text = style({ maxWidth: tokens.width.text, marginInline: "auto" });
export const others = style({ paddingTop: tokens.space.xxl });
export const othersTitle = style({
  ...displayFace,
  fontSize: tokens.text.title,
  paddingTop: tokens.space.l,
  marginBottom: tokens.space.l,
  borderTop: tokens.line.strong,
});

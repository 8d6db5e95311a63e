import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: tokens.space.xl,
  borderBlock: tokens.line.hair,
  "@media": { [from.desktop]: { gridTemplateColumns: "5fr 7fr", gap: tokens.space.xl } },
});

export const title = style({ fontSize: tokens.text.title });
export const text = style({ fontSize: tokens.text.lead, lineHeight: 1.6, maxWidth: "36em" });

import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.xl });
export const title = style({ fontSize: tokens.text.display, marginBottom: tokens.space.m, overflowWrap: "anywhere" });
export const count = style({ color: tokens.ink.quiet, marginBottom: tokens.space.m });
export const empty = style({ display: "grid", gap: tokens.space.m, justifyItems: "start", fontSize: tokens.text.lead });
export const hint = style({ maxWidth: tokens.width.text, color: tokens.ink.quiet, fontSize: tokens.text.body });
export const ways = style({ marginTop: tokens.space.s });

export const lines = style({
  display: "grid",
  columnGap: tokens.space.xl,
  borderBottom: tokens.line.hair,
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

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

export const found = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.s} ${tokens.space.m}`,
  minHeight: 60,
  paddingBlock: 12,
  color: tokens.ink.quiet,
});

export const results = style({
  transition: `opacity ${tokens.motion.quick} 200ms`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.45 } },
});

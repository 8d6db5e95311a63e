import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ background: tokens.paper.dark, color: tokens.ink.onDark, paddingBlock: tokens.space.xl });

export const inner = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": { [from.desktop]: { gridTemplateColumns: "5fr 7fr", gap: tokens.space.xl } },
});

export const title = style({ fontSize: tokens.text.title });
export const links = style({ display: "grid" });

export const link = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: tokens.space.m,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.onDark,
  fontSize: tokens.text.title,
  lineHeight: 1.2,
  textDecoration: "none",
  transition: `padding ${tokens.motion.quick}`,
  selectors: { "&:hover": { paddingInlineStart: tokens.space.m } },
});

export const audience = style({ fontSize: tokens.text.body, opacity: 0.75 });

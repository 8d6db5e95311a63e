import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.m });
export const title = style({ fontSize: tokens.text.lead, overflowWrap: "anywhere", lineHeight: 1.3 });
export const form = style({ display: "grid", gap: tokens.space.m });

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${tokens.space.s} ${tokens.space.m}`,
});

export const links = style({ display: "grid", borderBlock: tokens.line.hair });

globalStyle(`${links} a`, { display: "block", paddingBlock: "12px", textDecoration: "none" });
globalStyle(`${links} a:hover`, { color: tokens.accent.base });
globalStyle(`${links} li + li`, { borderTop: tokens.line.hair });

export const close = style({ justifySelf: "start", paddingBlock: tokens.space.xs, color: tokens.ink.quiet });

import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ borderTop: tokens.line.hair });
export const form = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: tokens.space.m });
export const label = style({ display: "flex", alignItems: "center", gap: 12, minHeight: tokens.height.control });
export const box = style({ width: 20, height: 20, margin: 0, accentColor: tokens.ink.body, flex: "none" });
export const title = style({
  marginBlock: tokens.space.s,
  fontSize: tokens.text.body,
  fontWeight: tokens.weight.strong,
});
export const branch = style({ display: "grid", paddingBlock: tokens.space.s, borderTop: tokens.line.hair });
export const name = style({ fontWeight: tokens.weight.strong });
export const stock = style({ color: tokens.ink.good, fontWeight: tokens.weight.text });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const contact = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.s} ${tokens.space.l}`,
  marginTop: tokens.space.s,
});
export const phone = style({ paddingBlock: tokens.space.s });
export const alert = style({ color: tokens.ink.alert, paddingBottom: tokens.space.m });

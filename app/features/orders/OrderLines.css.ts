import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ borderTop: tokens.line.hair });

export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: tokens.space.m,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.hair,
});

export const facts = style({ display: "grid", gap: tokens.space.xs, minWidth: 0 });
export const name = style({ fontWeight: tokens.weight.strong, overflowWrap: "anywhere" });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const amount = style({ whiteSpace: "nowrap", flexShrink: 0 });

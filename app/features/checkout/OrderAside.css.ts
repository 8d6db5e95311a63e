import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  alignContent: "start",
  gap: tokens.space.m,
  padding: tokens.space.l,
  border: tokens.line.hair,
  background: tokens.paper.raised,
  "@media": {
    [from.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.m})`,
      alignSelf: "start",
    },
  },
});

export const title = style({ fontSize: tokens.text.lead });
export const lines = style({
  display: "grid",
  gap: tokens.space.s,
  paddingBottom: tokens.space.m,
  borderBottom: tokens.line.hair,
});
export const line = style({ display: "flex", justifyContent: "space-between", gap: tokens.space.m });
export const name = style({ minWidth: 0, overflowWrap: "anywhere" });
export const variant = style({ display: "block", color: tokens.ink.quiet, fontSize: tokens.text.small });
export const amount = style({ whiteSpace: "nowrap", flexShrink: 0 });

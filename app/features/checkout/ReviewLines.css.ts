import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ borderTop: tokens.line.hair });

export const line = style({
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr) auto",
  gap: tokens.space.m,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.hair,
});

export const picture = style({ minWidth: 0 });
export const facts = style({ display: "grid", gap: tokens.space.xs, alignContent: "start" });
export const name = style({ fontWeight: tokens.weight.strong, overflowWrap: "anywhere" });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const alert = style({ color: tokens.ink.alert });
export const fixes = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.m });
export const amount = style({ whiteSpace: "nowrap", flexShrink: 0 });
export const struck = style([amount, { color: tokens.ink.quiet, textDecoration: "line-through" }]);

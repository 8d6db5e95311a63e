import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", alignItems: "end", gap: tokens.space.xl },
  },
});

export const words = style({ display: "grid", gap: tokens.space.l });
export const list = style({ display: "grid", borderBottom: tokens.line.hair });

export const service = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: tokens.space.m,
  paddingBlock: tokens.space.m,
  borderTop: tokens.line.hair,
});

export const name = style({ fontSize: tokens.text.lead });

/** The link covers the whole row. */
export const link = style({
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { color: tokens.accent.base },
  },
});

export const price = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
export const text = style({ gridColumn: "1 / -1", color: tokens.ink.quiet, marginTop: tokens.space.xs });

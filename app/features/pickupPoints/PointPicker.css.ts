import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.m, scrollMarginTop: tokens.height.header });

export const search = style({
  display: "grid",
  gap: tokens.space.s,
  alignItems: "end",
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const pager = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.m,
});

export const closed = style({ borderInlineStart: `3px solid ${tokens.ink.alert}`, paddingInlineStart: tokens.space.m });

import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.s, minWidth: 0 });

export const input = style({
  width: "100%",
  minWidth: 0,
  padding: tokens.space.m,
  border: `1px dashed ${tokens.ink.quiet}`,
  borderRadius: 0,
  background: tokens.paper.raised,
  fontSize: tokens.text.field,
  color: tokens.ink.body,
  cursor: "pointer",
  "::file-selector-button": {
    minHeight: 44,
    marginInlineEnd: tokens.space.m,
    paddingInline: tokens.space.m,
    border: `1px solid ${tokens.ink.body}`,
    borderRadius: 0,
    background: tokens.paper.page,
    color: tokens.ink.body,
    font: "inherit",
    cursor: "pointer",
  },
  selectors: { '&[aria-invalid="true"]': { borderColor: tokens.ink.alert, background: tokens.paper.alert } },
});

export const hint = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

export const kept = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.m, border: 0, padding: 0, margin: 0 });

export const photo = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  alignItems: "center",
  gap: tokens.space.s,
  minHeight: 44,
});

export const box = style({ width: 24, height: 24, margin: 0, accentColor: tokens.accent.base });
export const thumb = style({ display: "block", width: 80, height: 80, objectFit: "cover" });

import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const form = style({ display: "grid", gap: tokens.space.m, maxWidth: tokens.width.form });
export const stars = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });
export const choices = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.m });
export const choice = style({ display: "inline-flex", alignItems: "center", gap: tokens.space.s, minHeight: 44 });
export const radio = style({ width: 20, height: 20, margin: 0, accentColor: tokens.accent.base });
export const hint = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: tokens.space.m,
  padding: tokens.space.m,
  border: tokens.line.strong,
  background: tokens.paper.page,
  fontSize: tokens.text.small,
  overflowWrap: "anywhere",
});

export const years = style({ fontSize: tokens.text.title, lineHeight: 1.1, whiteSpace: "pre-line" });
export const text = style({ display: "grid", gap: tokens.space.xs });
export const title = style({ fontSize: tokens.text.lead, lineHeight: 1.25, hyphens: "manual", overflowWrap: "normal" });

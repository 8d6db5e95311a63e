import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.xl, maxWidth: tokens.width.form });
export const section = style({
  display: "grid",
  gap: tokens.space.m,
  paddingTop: tokens.space.l,
  borderTop: tokens.line.hair,
  scrollMarginTop: tokens.height.header,
});
export const title = style({ ...displayFace, fontSize: tokens.text.title });
export const quiet = style({ color: tokens.ink.quiet });
export const email = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: tokens.space.m,
  overflowWrap: "anywhere",
});
export const wrapped = style({ overflowWrap: "anywhere" });

export const list = style({ borderTop: tokens.line.hair });
export const line = style({ paddingBlock: tokens.space.m, borderBottom: tokens.line.hair });
export const device = style({ fontWeight: tokens.weight.strong });
export const action = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.m });

export const summary = style({ width: "fit-content", minHeight: 44, paddingBlock: tokens.space.s });
export const opened = style({ paddingTop: tokens.space.m });

import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.s,
  maxWidth: tokens.width.form,
  marginTop: tokens.space.xl,
});

export const title = style({ ...displayFace, fontSize: tokens.text.title });
export const quiet = style({ color: tokens.ink.quiet });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.s,
  width: "100%",
  marginTop: tokens.space.s,
});

export const link = style({
  flex: "1 1 18rem",
  minWidth: 0,
  minHeight: tokens.height.control,
  paddingInline: 12,
  border: `1px solid ${tokens.ink.quiet}`,
  borderRadius: 0,
  background: tokens.paper.raised,
  fontSize: tokens.text.field,
  textOverflow: "ellipsis",
});

export const outcome = style({ color: tokens.ink.quiet, flexBasis: "100%" });

import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.m, alignContent: "start" });
export const title = style({ ...displayFace, fontSize: tokens.text.title });

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  borderBottom: "1px solid currentColor",
});

export const field = style({
  width: "100%",
  minHeight: tokens.height.control,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: "none",
  // The font has at least 16 px, as otherwise iOS zooms the page when the field is focused.
  fontSize: tokens.text.field,
  appearance: "none",
  "::placeholder": { color: "inherit", opacity: 0.75 },
  selectors: { "&:focus-visible": { outlineColor: "currentColor" } },
});

export const button = style({
  minHeight: tokens.height.control,
  padding: `0 0 0 ${tokens.space.m}`,
  border: 0,
  background: "none",
  fontWeight: tokens.weight.strong,
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
    "&:focus-visible": { outlineColor: "currentColor" },
  },
});

export const quiet = style({ fontSize: tokens.text.small, opacity: 0.82 });

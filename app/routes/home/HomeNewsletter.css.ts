import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { titleColumns } from "styles/titleColumns";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  paddingTop: tokens.space.xl,
  borderTop: tokens.line.hair,
  "@media": { [from.desktop]: { gridTemplateColumns: titleColumns, gap: tokens.space.xl } },
});

export const intro = style({ display: "grid", gap: tokens.space.m, alignContent: "start" });
export const title = style({ ...displayFace, fontSize: tokens.text.heading });
export const text = style({ maxWidth: "32em" });

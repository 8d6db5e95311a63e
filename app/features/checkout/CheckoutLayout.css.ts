import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.l });
export const title = style({ fontSize: tokens.text.display, marginBlock: tokens.space.l });

export const columns = style({
  display: "grid",
  gap: tokens.space.xl,
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" } },
});

export const form = style({ display: "grid", gap: tokens.space.l, alignContent: "start", maxWidth: tokens.width.form });

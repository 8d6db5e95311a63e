import { globalStyle, style } from "@vanilla-extract/css";
import { titleBeside } from "styles/titleBeside";
import { from, tokens } from "styles/tokens.css";

export const head = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: `${tokens.space.m} ${tokens.space.l}`,
  "@media": { [from.desktop]: { gridTemplateColumns: titleBeside, columnGap: tokens.space.xl, alignItems: "end" } },
});

export const title = style({ fontSize: tokens.text.display });
export const description = style({ maxWidth: tokens.width.text, color: tokens.ink.quiet });
globalStyle(`${description} p + p`, { marginTop: tokens.space.s });

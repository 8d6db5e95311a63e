import { globalStyle, style } from "@vanilla-extract/css";
import { titleColumns } from "styles/titleColumns";
import { from, tokens } from "styles/tokens.css";

export const head = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: `${tokens.space.m} ${tokens.space.l}`,
  "@media": { [from.desktop]: { gridTemplateColumns: titleColumns, columnGap: tokens.space.xl, alignItems: "end" } },
});

export const title = style({ fontSize: tokens.text.display });
export const description = style({ maxWidth: tokens.width.text, color: tokens.ink.quiet });
globalStyle(`${description} p + p`, { marginTop: tokens.space.s });

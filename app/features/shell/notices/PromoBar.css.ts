import { style } from "@vanilla-extract/css";
import { onPhone, tokens } from "styles/tokens.css";

export const root = style({ background: tokens.paper.dark, color: tokens.ink.onDark, fontSize: tokens.text.small });

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: tokens.space.s,
});

/** One line on a phone, which shows the title alone. */
export const link = style({
  overflow: "hidden",
  paddingBlock: tokens.space.s,
  textOverflow: "ellipsis",
  textAlign: "center",
  textDecoration: "none",
  selectors: { "&[href]:hover": { textDecoration: "underline" } },
  "@media": { [onPhone]: { whiteSpace: "nowrap" } },
});

export const title = style({ fontWeight: tokens.weight.strong, marginInlineEnd: tokens.space.xs });

export const content = style({ "@media": { [onPhone]: { selectors: { [`${title} + &`]: { display: "none" } } } } });

import { globalStyle, style } from "@vanilla-extract/css";
import { from, onPhone, tokens } from "styles/tokens.css";

export const section = style({ paddingTop: tokens.space.xl });

export const title = style({
  fontSize: tokens.text.lead,
  marginBottom: tokens.space.l,
  paddingBottom: tokens.space.s,
  borderBottom: tokens.line.hair,
});

export const roots = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: tokens.space.l,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});

const link = {
  display: "block",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
} as const;

export const root = style({ ...link, paddingBlock: tokens.space.xs, fontWeight: tokens.weight.strong });
export const picture = style({ display: "block", marginBottom: tokens.space.s });
/** With an odd number of tiles, the last one fills the row of two. */
const lastAlone = `${roots} > li:last-child:nth-child(odd)`;
globalStyle(lastAlone, { "@media": { [onPhone]: { gridColumn: "1 / -1" } } });
globalStyle(`${lastAlone} ${picture} > img`, {
  "@media": { [onPhone]: { aspectRatio: "3 / 2", objectFit: "cover", objectPosition: "50% 22%" } },
});
export const child = style({ ...link, paddingBlock: tokens.space.xs, color: tokens.ink.quiet });

import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: tokens.space.xl },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)" },
  },
});

export const facts = style({ display: "grid", alignContent: "start", gap: tokens.space.l });
export const head = style({ display: "grid", gap: tokens.space.s, justifyItems: "start" });

export const title = style({
  fontSize: tokens.text.title,
  overflowWrap: "anywhere",
  "@media": { [from.desktop]: { fontSize: "2.2857rem" } },
});

export const subtitle = style({ fontSize: tokens.text.lead, color: tokens.ink.quiet });
export const price = style({ fontSize: tokens.text.title, marginTop: tokens.space.s });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const back = style({ justifySelf: "start", paddingBlock: tokens.space.xs });
export const related = style({ marginTop: tokens.space.xxl });
export const relatedTitle = style({ fontSize: tokens.text.title, marginBottom: tokens.space.l });

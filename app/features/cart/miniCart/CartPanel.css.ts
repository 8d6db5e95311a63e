import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.m });
export const notice = style({
  marginBlockEnd: tokens.space.m,
  paddingBlockEnd: tokens.space.m,
  borderBottom: tokens.line.hair,
  color: tokens.ink.good,
  fontWeight: tokens.weight.strong,
});
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const alert = style({ color: tokens.ink.alert, marginBlockEnd: tokens.space.m });
export const lines = style({ display: "grid", marginBlockStart: `calc(-1 * ${tokens.space.m})` });

export const line = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) auto",
  gridTemplateRows: "auto 1fr",
  columnGap: tokens.space.m,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.hair,
});

const toCome = style({ background: tokens.paper.ground });
export const pictureToCome = style([toCome, { aspectRatio: "4 / 5" }]);
export const wordsToCome = style([toCome, { height: "1.35em", maxWidth: "12rem" }]);

export const picture = style({ gridRow: "1 / 3", gridColumn: 1 });
export const facts = style({ gridRow: "1 / 3", gridColumn: 2, display: "grid", alignContent: "start", gap: 2 });

export const name = style({
  lineHeight: 1.35,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const lineTotal = style({ gridColumn: 3, textAlign: "end", whiteSpace: "nowrap", lineHeight: 1.35 });
export const removal = style({ gridColumn: 3, justifySelf: "end", alignSelf: "end", marginBlockEnd: -8 });

/** A word: a cross would look like the panel's own. */
export const remove = style({
  minHeight: 36,
  padding: 0,
  border: 0,
  background: "none",
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
  selectors: { "&:hover": { color: tokens.ink.alert } },
});

export const more = style({ justifySelf: "start", paddingBlock: tokens.space.xs });

/** Stays visible while the lines scroll. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: `calc(-1 * ${tokens.space.l})`,
  display: "grid",
  gap: tokens.space.m,
  marginBlockEnd: `calc(-1 * ${tokens.space.l})`,
  paddingBlock: `${tokens.space.s} ${tokens.space.l}`,
  background: tokens.paper.raised,
});

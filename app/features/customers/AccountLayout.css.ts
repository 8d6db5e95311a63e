import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.l,
  paddingTop: tokens.space.xl,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "15rem minmax(0, 1fr)", columnGap: tokens.space.xl },
  },
});

export const side = style({ display: "grid", gap: tokens.space.m, alignContent: "start", minWidth: 0 });
export const who = style({ display: "grid", gap: tokens.space.xs, overflowWrap: "anywhere" });
export const name = style({ fontSize: tokens.text.lead });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const club = style({
  width: "fit-content",
  paddingBlock: tokens.space.xs,
  color: tokens.accent.base,
  fontWeight: tokens.weight.strong,
});

/** The menu wraps, because one row that scrolls sideways would hide entries on small screens. */
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.l,
  borderBlock: tokens.line.hair,
  paddingBlock: tokens.space.xs,
  "@media": { [from.desktop]: { display: "grid" } },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  textDecoration: "none",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    '&[aria-current="page"]': { fontWeight: tokens.weight.strong },
  },
});

export const main = style({ display: "grid", gap: tokens.space.l, alignContent: "start", minWidth: 0 });
export const title = style({ fontSize: tokens.text.display });
export const failed = style({ color: tokens.ink.alert });

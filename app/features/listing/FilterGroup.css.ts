import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const group = style({
  display: "block",
  borderBottom: tokens.line.hair,
  "@media": { [from.desktop]: { position: "relative", borderBottom: 0 } },
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.s,
  minHeight: 52,
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::after": {
      content: "",
      width: 7,
      height: 7,
      marginInlineStart: "auto",
      borderInlineEnd: "1px solid currentColor",
      borderBlockEnd: "1px solid currentColor",
      transform: "translateY(-2px) rotate(45deg)",
    },
    "details[open] > &::after": { transform: "translateY(2px) rotate(225deg)" },
    "&:hover": { color: tokens.accent.base },
  },
  "@media": { [from.desktop]: { selectors: { "&::after": { marginInlineStart: 0 } } } },
});

export const chosen = style({
  minWidth: 20,
  paddingInline: 6,
  background: tokens.paper.dark,
  color: tokens.ink.onDark,
  fontSize: tokens.text.small,
  lineHeight: "20px",
  textAlign: "center",
});

const panelBase = style({
  display: "grid",
  columnGap: tokens.space.l,
  paddingBottom: tokens.space.m,
  "@media": {
    [from.desktop]: {
      position: "absolute",
      insetBlockStart: "calc(100% + 1px)",
      insetInlineStart: `calc(-1 * ${tokens.space.m})`,
      zIndex: 3,
      width: "max-content",
      padding: tokens.space.m,
      border: tokens.line.hair,
      background: tokens.paper.raised,
    },
  },
});

/** wide: the panel of a group with many values, in columns. */
export const panel = styleVariants({
  narrow: [panelBase, { "@media": { [from.desktop]: { minWidth: "16rem", maxWidth: "22rem" } } }],
  wide: [
    panelBase,
    {
      gridTemplateColumns: "1fr 1fr",
      "@media": { [from.desktop]: { gridTemplateColumns: "repeat(3, auto)", maxWidth: "40rem" } },
    },
  ],
});

/** Heading above the values of one part of a group. */
export const heading = style({
  gridColumn: "1 / -1",
  paddingTop: tokens.space.s,
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
});

/** Browsers without grids cannot fold the groups either, so there the values flow inline one after another. */
export const option = style({
  "@supports": {
    "(display: grid)": {
      display: "flex",
      alignItems: "center",
      gap: tokens.space.s,
      minHeight: 44,
      lineHeight: 1.3,
      "@media": { [from.desktop]: { minHeight: 36 } },
    },
  },
  selectors: {
    "&:hover": { color: tokens.accent.base },
    "&:has(:disabled)": { color: tokens.ink.quiet, cursor: "default" },
  },
});

export const box = style({ flex: "none", width: 18, height: 18, margin: 0, accentColor: tokens.ink.body });
export const swatch = style({ stroke: tokens.ink.quiet, strokeWidth: 1 });
export const number = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

export const bounds = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: tokens.space.m });
export const bound = style({
  width: "100%",
  minHeight: tokens.height.control,
  padding: `${tokens.space.s} 12px`,
  border: `1px solid ${tokens.ink.quiet}`,
  borderRadius: 0,
  background: tokens.paper.raised,
  fontSize: tokens.text.field,
});
export const hint = style({ paddingTop: tokens.space.s, color: tokens.ink.quiet, fontSize: tokens.text.small });
export const error = style({ width: "100%", color: tokens.ink.alert });

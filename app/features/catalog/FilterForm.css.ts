import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

const scripted = "(scripting: enabled)";

export const opener = style({
  width: "100%",
  minHeight: tokens.height.control,
  border: tokens.line.strong,
  borderRadius: 0,
  background: "none",
  "@media": { [from.desktop]: { display: "none" } },
});

/** A sheet while it is open as a popover; a row on wide screens, and where popovers are unknown. */
export const root = style({
  position: "static",
  width: "auto",
  height: "auto",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "visible",
  color: "inherit",
  background: tokens.paper.page,
  selectors: {
    "&:popover-open": {
      position: "fixed",
      insetBlock: 0,
      insetInline: "auto 0",
      width: "min(100%, 26rem)",
      height: "100dvh",
      paddingInline: tokens.width.gutter,
      display: "flex",
      flexDirection: "column",
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
    "&::backdrop": { background: tokens.paper.dark, opacity: 0.4 },
  },
  "@media": {
    [from.desktop]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: tokens.space.l,
      borderBlock: tokens.line.hair,
      selectors: {
        "&:popover-open": {
          position: "static",
          width: "auto",
          height: "auto",
          padding: 0,
          flexDirection: "row",
          overflow: "visible",
        },
      },
    },
  },
});

export const head = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 64,
  borderBottom: tokens.line.hair,
  background: tokens.paper.page,
  fontSize: tokens.text.lead,
  "@media": { [from.desktop]: { display: "none" } },
});

export const close = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginInlineEnd: -13,
  border: 0,
  background: "none",
});
export const cross = style({ fill: "none", stroke: "currentColor" });

export const group = style({
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

/** wide: many values, in columns. */
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

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.s,
  minHeight: 44,
  lineHeight: 1.3,
  selectors: {
    "&:hover": { color: tokens.accent.base },
    "&:has(:disabled)": { color: tokens.ink.quiet, cursor: "default" },
  },
  "@media": { [from.desktop]: { minHeight: 36 } },
});

export const box = style({ flex: "none", width: 18, height: 18, margin: 0, accentColor: tokens.ink.body });
export const swatch = style({ stroke: tokens.ink.quiet, strokeWidth: 0.5 });
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
export const complaint = style({ width: "100%", color: tokens.ink.alert });

export const sort = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.s,
  minHeight: 52,
  "@media": { [from.desktop]: { marginInlineStart: "auto" } },
});

export const select = style({
  minHeight: 36,
  paddingInline: tokens.space.s,
  border: 0,
  borderRadius: 0,
  background: "none",
});

export const foot = style({
  position: "sticky",
  bottom: 0,
  display: "grid",
  marginTop: "auto",
  paddingBlock: tokens.space.m,
  background: tokens.paper.page,
  "@media": {
    [from.desktop]: { position: "static", margin: 0, paddingBlock: tokens.space.xs },
    [`${from.desktop} and ${scripted}`]: { display: "none" },
  },
});

export const count = style({ "@media": { [from.desktop]: { display: "none" } } });
export const apply = style({
  display: "none",
  "@media": { [from.desktop]: { display: "inline" } },
});

import { globalStyle, style } from "@vanilla-extract/css";
import { drawnIcon } from "styles/drawnIcon";
import { iconOnly } from "styles/global.css";
import { tokens } from "styles/tokens.css";

/** Lies above the link that covers the whole card. */
const above = { position: "relative", zIndex: 1 } as const;

export const root = style({ ...above, justifySelf: "stretch" });

const linkLook = {
  fontSize: tokens.text.small,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
} as const;

const buttonBase = style({
  display: "flex",
  width: "fit-content",
  alignItems: "center",
  justifySelf: "start",
  padding: 0,
  border: 0,
  background: "none",
  listStyle: "none",
  selectors: { "&:hover": { color: tokens.accent.base }, "&::-webkit-details-marker": { display: "none" } },
});

/** Shape of a bag with a plus; its outline lies between the first two shapes. */
const bag =
  "M3 7H19V19.5H3ZM4.2 8.2V18.3H17.8V8.2ZM7.2 7V6.4A3.8 3.8 0 0 1 14.8 6.4V7H13.6V6.4A2.6 2.6 0 0 0 8.4 6.4V7ZM10.4 10.4H11.6V12.65H13.85V13.85H11.6V16.1H10.4V13.85H8.15V12.65H10.4Z";

/** Draws a bag with CSS, like the heart. Once the choice is open, the label is shown instead, which closes it again. */
export const toggle = style([
  buttonBase,
  iconOnly,
  {
    ...drawnIcon(`evenodd, "${bag}"`),
    justifyContent: "center",
    minWidth: 44,
    minHeight: 44,
    selectors: {
      "[open] > &": { fontSize: tokens.text.small, lineHeight: 1.35 },
      "[open] > &::before": { display: "none" },
    },
  },
]);

export const link = style([buttonBase, linkLook, { minHeight: 32 }]);

export const form = style({ ...above, display: "grid", gap: tokens.space.s, fontSize: tokens.text.small });
globalStyle(`${form} > button:not(${toggle})`, { paddingInline: tokens.space.s });

export const opened = style({ paddingBlock: tokens.space.s, borderTop: tokens.line.hair });

export const errors = style({
  ...above,
  paddingBlock: tokens.space.s,
  color: tokens.ink.alert,
  fontSize: tokens.text.small,
});

export const unavailable = style({
  ...above,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: tokens.space.s,
  fontSize: tokens.text.small,
});

export const disabledButton = style({
  padding: 0,
  border: 0,
  background: "none",
  color: tokens.ink.quiet,
  cursor: "default",
});

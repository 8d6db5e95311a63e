import { keyframes, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

const grow = keyframes({ from: { transform: "scaleX(0.05)" }, to: { transform: "scaleX(0.92)" } });
const finish = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

export const bar = style({
  position: "fixed",
  zIndex: 5,
  inset: "0 0 auto",
  height: 3,
  background: tokens.accent.base,
  transformOrigin: "0 50%",
  pointerEvents: "none",
  selectors: {
    '&[data-stage="busy"]': { animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.3, 1) both` },
    '&[data-stage="done"]': { animation: `${finish} 400ms ease-in both` },
    '&[data-stage="failed"], &[data-stage="lost"]': { background: tokens.ink.alert },
  },
});

export const message = style({
  position: "fixed",
  zIndex: 4,
  insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.m})`,
  insetInline: tokens.space.m,
  width: "fit-content",
  marginInline: "auto",
  padding: `${tokens.space.m} ${tokens.space.l}`,
  color: tokens.ink.onDark,
  background: tokens.ink.alert,
  boxShadow: tokens.shadow.raised,
});

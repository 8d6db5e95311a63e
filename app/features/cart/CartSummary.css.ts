import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  alignContent: "start",
  gap: tokens.space.m,
  padding: tokens.space.m,
  background: tokens.paper.raised,
  "@media": {
    [from.tablet]: { padding: tokens.space.l },
    [from.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.m})`,
      alignSelf: "start",
    },
  },
});

export const title = style({ fontSize: tokens.text.lead });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const stop = style({ color: tokens.ink.alert });
export const promises = style({ paddingTop: tokens.space.m, borderTop: tokens.line.hair });

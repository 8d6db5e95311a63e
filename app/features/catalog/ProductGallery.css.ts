import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.s,
  alignContent: "start",
  minWidth: 0,
  "@media": {
    [from.tablet]: {
      position: "sticky",
      insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.m})`,
      alignSelf: "start",
    },
  },
});

export const strip = style({
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "thin",
  background: tokens.paper.ground,
});

export const slide = style({
  flex: "0 0 100%",
  scrollSnapAlign: "start",
  scrollMarginTop: `calc(${tokens.height.header} + ${tokens.space.m})`,
});

export const thumbnails = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, 80px)",
  gap: tokens.space.s,
});
export const thumbnail = style({ display: "block" });

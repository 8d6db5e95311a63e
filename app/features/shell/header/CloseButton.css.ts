import { style } from "@vanilla-extract/css";

export const root = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  border: 0,
  padding: 0,
  background: "none",
});

export const icon = style({ fill: "none", stroke: "currentColor", strokeWidth: 1.4 });

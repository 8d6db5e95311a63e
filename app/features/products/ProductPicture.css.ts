import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  width: "100%",
  aspectRatio: "4 / 5",
  objectFit: "cover",
  background: tokens.paper.ground,
});

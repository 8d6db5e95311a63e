import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gap: tokens.space.m,
  maxWidth: "28rem",
});

export const consent = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

export const button = style({ justifySelf: "start" });

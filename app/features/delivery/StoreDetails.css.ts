import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const ready = style({ color: tokens.ink.good });
export const warning = style({ fontWeight: tokens.weight.strong });
export const root = style({ display: "grid", color: tokens.ink.quiet });

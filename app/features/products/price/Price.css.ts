import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const sale = style({ color: tokens.ink.alert, whiteSpace: "nowrap" });
export const struck = style({ color: tokens.ink.quiet, marginInlineStart: tokens.space.xs, whiteSpace: "nowrap" });

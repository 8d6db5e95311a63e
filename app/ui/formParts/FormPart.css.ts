import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.m, minWidth: 0 });
export const legend = style({ marginBottom: tokens.space.m, fontSize: tokens.text.lead });

import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const text = style({ maxWidth: tokens.width.text, fontSize: tokens.text.lead });
export const search = style({ width: "100%", maxWidth: "28rem" });
export const tiles = style({ width: "100%", paddingTop: tokens.space.xl });
export const elsewhere = style({ display: "grid", gap: tokens.space.m, justifyItems: "start" });

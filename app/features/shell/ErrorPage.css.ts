import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const text = style({ maxWidth: tokens.width.text, fontSize: tokens.text.lead });
/** The search field is as wide as the two buttons below it. */
export const search = style({ width: "100%", maxWidth: "30rem" });
/** The gap below the buttons is as large as below a section. */
export const tiles = style({ width: "100%", paddingTop: `calc(${tokens.space.xl} - ${tokens.space.l})` });
export const elsewhere = style({ display: "grid", gap: tokens.space.m, justifyItems: "start" });

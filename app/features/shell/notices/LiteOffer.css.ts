import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ borderBottom: tokens.line.hair, fontSize: tokens.text.small, color: tokens.ink.quiet });

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 ${tokens.space.m}` });

import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const rows = style({ marginTop: tokens.space.m });
export const track = style({ justifySelf: "start", marginTop: tokens.space.m });

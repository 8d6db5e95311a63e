import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const title = style({ fontSize: tokens.text.title, paddingBottom: tokens.space.m });

import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.xl });
export const title = style({ marginBottom: tokens.space.m, fontSize: tokens.text.title });
export const categories = style({ paddingTop: tokens.space.xl });

import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.xl });
export const title = style({ ...displayFace, marginBottom: tokens.space.m, fontSize: tokens.text.title });
export const categories = style({ paddingTop: tokens.space.xl });

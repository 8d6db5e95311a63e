import { style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { tokens } from "styles/tokens.css";

export const title = style({ ...displayFace, fontSize: tokens.text.title, paddingBottom: tokens.space.m });

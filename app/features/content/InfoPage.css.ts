import { style, styleVariants } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, onPhone, tokens } from "styles/tokens.css";

const rows = style({ display: "grid", gap: `${tokens.space.xl} ${tokens.space.l}` });
const columns = (count: number) => ({
  "@media": { [from.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
});
export const below = styleVariants({
  withPictures: [rows, columns(3)],
  plain: [rows, columns(2)],
});

const item = style({ position: "relative", display: "grid", gap: tokens.space.m, alignContent: "start" });
/** On a phone the picture stands beside the text. */
const besideOnPhone = { "@media": { [onPhone]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } } };
export const belowItem = styleVariants({
  withPictures: [item, besideOnPhone],
  plain: [item],
});

export const belowText = style({ display: "grid", gap: tokens.space.s, alignContent: "start", gridColumn: "-2 / -1" });

export const belowTitle = style({ ...displayFace, fontSize: tokens.text.title });

export const belowLink = style({
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { color: tokens.accent.base },
  },
});

export const belowLead = style({ color: tokens.ink.quiet });

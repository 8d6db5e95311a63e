import { style } from "@vanilla-extract/css";
import { whileAskedForConsent } from "styles/global.css";
import { from, onlyTablet, tokens } from "styles/tokens.css";

/** On a wide screen, the background behind the text continues the wall of the picture. */
export const root = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "minmax(0, auto) auto",
  "@media": {
    [from.desktop]: {
      background: tokens.paper.wall,
      gridTemplateRows: "auto",
      alignItems: "end",
      minHeight: "min(84svh, 41.4vw)",
      selectors: { [whileAskedForConsent]: { minHeight: "min(calc(100svh - 16rem), 41.4vw)" } },
    },
  },
});

export const scene = style({
  display: "block",
  overflow: "hidden",
  "@media": { [from.desktop]: { position: "absolute", inset: 0 } },
});

/** The picture is shown whole on a phone, and behind the text on a wide screen. */
export const picture = style({
  width: "100%",
  height: "auto",
  maxHeight: "56svh",
  objectFit: "cover",
  objectPosition: "50% 0",
  selectors: { [whileAskedForConsent]: { maxHeight: "40svh" } },
  "@media": {
    // Without scripts the offer of lite mode stands above the header and takes some of the height.
    "(scripting: none)": { selectors: { [whileAskedForConsent]: { maxHeight: "31svh" } } },
    [onlyTablet]: { aspectRatio: "16 / 10", maxHeight: "none", objectPosition: "86% 50%" },
    [from.desktop]: {
      height: "100%",
      maxHeight: "none",
      objectPosition: "0 60%",
      selectors: { [whileAskedForConsent]: { maxHeight: "none" } },
    },
  },
});

export const text = style({
  position: "relative",
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: `${tokens.space.l} 0`,
  "@media": { [from.desktop]: { gap: tokens.space.l, paddingBlock: tokens.space.xl } },
});

export const title = style({
  fontSize: tokens.text.display,
  "@media": { [from.desktop]: { maxWidth: "6.6em", fontSize: `min(${tokens.text.display}, 4.2vw)` } },
});

export const lead = style({
  fontSize: tokens.text.lead,
  textWrap: "balance",
  maxWidth: "30em",
  "@media": { [from.desktop]: { maxWidth: "min(24vw, 22em)" } },
});

export const links = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.s });

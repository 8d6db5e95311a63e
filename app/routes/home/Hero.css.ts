import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const picture = style({
  width: "100%",
  background: tokens.paper.ground,
  objectFit: "cover",
  objectPosition: "50% 18%",
  // Over the cookie bar of a first visit there is room for the headline, too.
  selectors: { "html:has(#souhlas) &": { maxHeight: "36svh" } },
  "@media": {
    // Leaves room for the headline on a low screen, and crops the picture at the hems, not the collars.
    [from.desktop]: {
      maxHeight: "min(78vh, calc(100vh - 26rem))",
      minHeight: "26rem",
      selectors: { "html:has(#souhlas) &": { maxHeight: "calc(100vh - 37rem)" } },
    },
  },
});

export const text = style({
  display: "grid",
  gap: tokens.space.l,
  paddingBlock: tokens.space.l,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "7fr 5fr",
      alignItems: "end",
      gap: tokens.space.xl,
      paddingBlock: tokens.space.xl,
    },
  },
});

export const title = style({ fontSize: tokens.text.display, lineHeight: 1.05, letterSpacing: "-0.015em" });
export const lead = style({ display: "grid", gap: tokens.space.m, fontSize: tokens.text.lead, maxWidth: "30em" });
export const links = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.s });

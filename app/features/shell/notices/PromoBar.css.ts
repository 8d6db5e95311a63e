import { style } from "@vanilla-extract/css";
import { onPhone, tokens } from "styles/tokens.css";
import { unseen } from "styles/unseen";

export const root = style({ background: tokens.paper.dark, color: tokens.ink.onDark, fontSize: tokens.text.small });

/** The words stand in the middle of the page, not of what the button leaves. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "1fr minmax(0, max-content) 1fr",
  alignItems: "center",
  columnGap: tokens.space.s,
});

/** One line on a phone. */
export const link = style({
  gridColumn: "2",
  overflow: "hidden",
  paddingBlock: tokens.space.s,
  textOverflow: "ellipsis",
  textAlign: "center",
  textDecoration: "none",
  selectors: { "&[href]:hover": { textDecoration: "underline" } },
  "@media": { [onPhone]: { whiteSpace: "nowrap" } },
});

export const title = style({ fontWeight: tokens.weight.strong, marginInlineEnd: tokens.space.xs });

/** A phone has room for one of the two: what the strip promises. The title is read all the same. */
export const titleBesideContent = style([
  title,
  {
    "@media": { [onPhone]: unseen },
  },
]);

export const close = style({ justifySelf: "end" });

import { style } from "@vanilla-extract/css";
import { onPhone, tokens } from "styles/tokens.css";
import { visuallyHiddenRules } from "styles/visuallyHiddenRules";

export const root = style({ background: tokens.paper.dark, color: tokens.ink.onDark, fontSize: tokens.text.small });

/** The text is centred on the page, not in the space that the button leaves. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "1fr minmax(0, max-content) 1fr",
  alignItems: "center",
  columnGap: tokens.space.s,
});

/** On a phone the text stays on one line. */
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

/** A phone has room for only one of the two, which is the content. The title is still read by screen readers. */
export const titleBesideContent = style([
  title,
  {
    "@media": { [onPhone]: visuallyHiddenRules },
  },
]);

export const close = style({ justifySelf: "end" });

import { globalStyle, style } from "@vanilla-extract/css";

import { forcedColours, lowWindow, narrowWindow, reducedMotion, tokens } from "./tokens.css";
import "./theme.css";
import { visuallyHiddenRules } from "./visuallyHiddenRules";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  fontSize: "87.5%",
  scrollPaddingTop: `calc(${tokens.height.header} + ${tokens.space.m})`,
  WebkitTextSizeAdjust: "100%",
  "@media": { [lowWindow]: { scrollPaddingTop: tokens.space.m } },
});

globalStyle("body", {
  margin: 0,
  minHeight: "100dvh",
  display: "flex",
  flexDirection: "column",
  fontFamily: '"Jost", "Jost stand-in", sans-serif',
  fontSize: tokens.text.body,
  fontWeight: tokens.weight.text,
  lineHeight: 1.55,
  color: tokens.ink.body,
  background: tokens.paper.page,
  textRendering: "optimizeLegibility",
});

globalStyle("h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend", { margin: 0, padding: 0 });
globalStyle("h1, h2, h3", {
  fontWeight: tokens.weight.text,
  lineHeight: 1.15,
  textWrap: "balance",
  overflowWrap: "anywhere",
});
globalStyle("h1", { fontFamily: tokens.font.display, lineHeight: 1.1, letterSpacing: "-0.015em" });
globalStyle("fieldset", { border: 0, minInlineSize: 0 });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("img, svg", { display: "block", maxWidth: "100%" });
globalStyle("img", { height: "auto" });
globalStyle("a", { color: "inherit", textDecorationThickness: "1px", textUnderlineOffset: "0.25em" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
globalStyle("button, summary, label, [type=radio], [type=checkbox]", { cursor: "pointer" });
globalStyle("table", { borderCollapse: "collapse" });
globalStyle(":focus-visible", { outline: tokens.line.focus, outlineOffset: "3px" });
/** Outlines the current link in forced colours, where its colour or border alone does not mark it. */
globalStyle("a[aria-current]:not(:focus-visible)", {
  "@media": { [forcedColours]: { outline: "2px solid Highlight", outlineOffset: "-2px" } },
});
/**
 * Lets long words break: at twice the text size, one must not make a page wider than a phone's window (WCAG 1.4.4 and
 * 1.4.10 at once).
 */
globalStyle("main *, footer *", { "@media": { [narrowWindow]: { minWidth: 0 } } });
globalStyle("main, header, footer", { "@media": { [narrowWindow]: { overflowWrap: "anywhere" } } });
globalStyle("main", { flex: 1, width: "100%" });
globalStyle("[hidden]", { display: "none !important" });

globalStyle("*, *::before, *::after", {
  "@media": { [reducedMotion]: { transitionDuration: "0s !important", animationDuration: "0s !important" } },
});

/** A class of the root element in lite mode: it sets system fonts, so that no font is loaded. */
export const liteMode = style({});
const systemFonts = "system-ui, sans-serif";
globalStyle(`.${liteMode} body`, { fontFamily: systemFonts, vars: { "--font-display": systemFonts } });

/**
 * A button whose text is read by screen readers but not drawn. A text is needed because text browsers do not know
 * `aria-label`.
 */
export const iconOnly = style({
  "@supports": { "(display: grid)": { fontSize: 0, lineHeight: 0, overflow: "hidden" } },
});

/**
 * Hides a control whose work a script has taken over. Its own component sets this once it is hydrated (`useHydrated`):
 * that scripts are enabled does not mean that they arrive in time and completely. The control keeps its place, so that
 * nothing shifts.
 */
export const replacedByScript = style({ visibility: "hidden" });

/**
 * Selects pages that show the cookie bar over the foot of the screen. The attribute is on the page's first element,
 * while the bar is its last: what makes room for the bar must not shift when the bar arrives.
 */
export const whileAskedForConsent = "html[data-consent] &";

/** Excludes lite mode, and pages that could not load all of their code; for use under `scripting: enabled`. */
export const exceptLiteMode = `html:not(.${liteMode}, [data-bare]) &`;

/** A printed page is only its content, black on white. */
globalStyle("body > :not(main)", { "@media": { print: { display: "none !important" } } });
globalStyle("body, body *", {
  "@media": { print: { color: "black !important", background: "none !important", boxShadow: "none !important" } },
});
globalStyle("main form button, main button[form], main form :is(input:not([type=radio]), select, textarea)", {
  "@media": { print: { display: "none !important" } },
});
globalStyle("tr, li, dl, img", { "@media": { print: { breakInside: "avoid" } } });

/** The centred column of a page. */
export const column = style({
  width: "100%",
  maxWidth: `calc(${tokens.width.page} + 2 * ${tokens.width.gutter})`,
  marginInline: "auto",
  paddingInline: tokens.width.gutter,
});

/** Visible to screen readers only, and also in browsers without icons, which need the text instead. */
export const visuallyHidden = style({
  "@supports": {
    "(display: grid)": {
      ...visuallyHiddenRules,
      margin: -1,
    },
  },
});

/** Keeps words on one line. */
export const noWrap = style({ whiteSpace: "nowrap" });

/** A form without a box of its own, so that its parts take part in the layout around it. */
export const displayContents = style({ "@supports": { "(display: contents)": { display: "contents" } } });

/** The error message of a field. */
export const fieldError = style({ color: tokens.ink.alert });

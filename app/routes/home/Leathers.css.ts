import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { titleColumns } from "styles/titleColumns";
import { from, lowWindow, tokens } from "styles/tokens.css";

export const intro = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBottom: tokens.space.xl,
  "@media": { [from.desktop]: { gridTemplateColumns: titleColumns, gap: tokens.space.xl } },
});

export const title = style({ ...displayFace, fontSize: tokens.text.heading });
export const story = style({ fontSize: tokens.text.lead, lineHeight: 1.6, maxWidth: "36em" });

export const panels = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/**
 * Each panel sticks once its text is in the middle of the window, and the next one is drawn over it. So the text is
 * never under a consent bar, nor covered where a browser scrolls to it. On a low window the panels simply follow each
 * other.
 */
export const panel = style({
  position: "sticky",
  insetBlockStart: `calc(${tokens.height.header} - 42svh)`,
  display: "grid",
  alignItems: "end",
  overflow: "hidden",
  minHeight: `calc(100svh - ${tokens.height.header})`,
  background: tokens.paper.dark,
  color: tokens.ink.onDark,
  "@media": { [lowWindow]: { position: "relative", insetBlockStart: 0, minHeight: "30rem" } },
});
globalStyle(`${panel} a:focus-visible`, { outlineColor: "currentColor" });
/** While a link has the keyboard focus, panels do not stick, so that a later one never covers it. */
globalStyle(`${panels}:has(a:focus-visible) > *`, { position: "relative", insetBlockStart: 0 });

/** The frame has a shadow at its foot, on which the text stands. */
export const frame = style({
  position: "absolute",
  inset: 0,
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    background: `linear-gradient(to top, ${tokens.paper.dark} 4%, transparent 72%)`,
    opacity: 0.82,
  },
});

const comeCloser = keyframes({ from: { transform: "scale(1.14)" }, to: { transform: "scale(1)" } });

/**
 * The picture shrinks to its final size during scrolling, in browsers that support scroll-driven animations, unless the
 * visitor prefers reduced motion.
 */
export const picture = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "@supports": {
    "(animation-timeline: view())": {
      "@media": {
        "(prefers-reduced-motion: no-preference)": {
          animation: `${comeCloser} linear both`,
          animationTimeline: "view()",
          animationRange: "entry 0% cover 60%",
        } as Record<string, string>,
      },
    },
  },
});

export const words = style({
  position: "relative",
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: `${tokens.space.xxl} ${tokens.space.l}`,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      alignItems: "end",
      gap: tokens.space.xl,
      paddingBottom: tokens.space.xl,
    },
  },
});

export const name = style({
  ...displayFace,
  fontSize: tokens.text.giant,
  lineHeight: 1,
  hyphens: "manual",
});

export const facts = style({ display: "grid", gap: tokens.space.m, fontSize: tokens.text.lead, maxWidth: "30em" });
export const action = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.l, rowGap: tokens.space.xs });

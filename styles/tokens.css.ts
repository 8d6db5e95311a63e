import { createGlobalThemeContract } from "@vanilla-extract/css";

/** The design tokens. Their values are in theme.css.ts; 1rem is 14 px (specification 9). */
export const tokens = createGlobalThemeContract({
  ink: { body: "ink-body", quiet: "ink-quiet", alert: "ink-alert", good: "ink-good", onDark: "ink-on-dark" },
  paper: {
    page: "paper-page",
    wall: "paper-wall",
    studio: "paper-studio",
    raised: "paper-raised",
    ground: "paper-ground",
    dark: "paper-dark",
    alert: "paper-alert",
    veil: "paper-veil",
  },
  accent: { base: "accent-base", deep: "accent-deep" },
  line: { hair: "line-hair", strong: "line-strong", focus: "line-focus", onDark: "line-on-dark" },
  space: {
    xs: "space-xs",
    s: "space-s",
    m: "space-m",
    l: "space-l",
    xl: "space-xl",
    xxl: "space-xxl",
    section: "space-section",
  },
  font: { display: "font-display" },
  text: {
    tiny: "text-tiny",
    small: "text-small",
    body: "text-body",
    field: "text-field",
    lead: "text-lead",
    price: "text-price",
    title: "text-title",
    step: "text-step",
    heading: "text-heading",
    display: "text-display",
    giant: "text-giant",
  },
  weight: { text: "weight-text", strong: "weight-strong" },
  width: { page: "width-page", text: "width-text", form: "width-form", gutter: "width-gutter" },
  height: { header: "height-header", control: "height-control" },
  shadow: { raised: "shadow-raised" },
  motion: { quick: "motion-quick" },
});

/**
 * Smallest widths of the five layouts (specification 2): 768, 1024, 1200 and 1506 px where the browser's text has its
 * usual 16 px. With text twice that size, a window gets the layout of half its width. Below tablet is mobile.
 */
export const from = {
  tablet: "screen and (min-width: 48em)",
  desktop: "screen and (min-width: 64em)",
  widescreen: "screen and (min-width: 75em)",
  fullhd: "screen and (min-width: 94.125em)",
} as const;

export const onPhone = "screen and (max-width: 47.99em)";

export const belowDesktop = "screen and (max-width: 63.99em)";

export const onlyTablet = "screen and (min-width: 48em) and (max-width: 63.99em)";

export const onlyDesktop = "screen and (min-width: 64em) and (max-width: 74.99em)";

/** Matches a small phone, or a page zoomed to the width of one. */
export const narrowWindow = "screen and (max-width: 25em)";

/**
 * Matches a zoomed page or a phone in landscape: nothing may stay fixed there, as too little of the page would be left.
 */
export const lowWindow = "screen and (max-height: 29.99em)";

/** Matches when the visitor's own colours replace the shop's, as in the contrast themes of Windows. */
export const forcedColours = "(forced-colors: active)";

export const reducedMotion = "(prefers-reduced-motion: reduce)";

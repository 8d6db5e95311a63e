import { createGlobalThemeContract } from "@vanilla-extract/css";

/** The design tokens. Their values are in theme.css.ts; 1rem is 14 px (specification 9). */
export const tokens = createGlobalThemeContract({
  ink: { body: "ink-body", quiet: "ink-quiet", alert: "ink-alert", good: "ink-good", onDark: "ink-on-dark" },
  paper: {
    page: "paper-page",
    wall: "paper-wall",
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
  text: {
    tiny: "text-tiny",
    small: "text-small",
    body: "text-body",
    field: "text-field",
    lead: "text-lead",
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

/** Smallest widths of the five layouts (specification 2). Below tablet is mobile. */
export const from = {
  tablet: "screen and (min-width: 768px)",
  desktop: "screen and (min-width: 1024px)",
  widescreen: "screen and (min-width: 1200px)",
  fullhd: "screen and (min-width: 1506px)",
} as const;

export const onPhone = "screen and (max-width: 767.98px)";

export const onlyTablet = "screen and (min-width: 768px) and (max-width: 1023.98px)";

/** A small phone, or a page zoomed to the width of one. */
export const narrowWindow = "screen and (max-width: 400px)";

/** A zoomed page or a phone on its side: nothing may stay fixed, as too little of the page would be left. */
export const lowWindow = "screen and (max-height: 479.98px)";

/** The visitor's own colours replace the shop's, as in the contrast themes of Windows. */
export const forcedColours = "(forced-colors: active)";

export const reducedMotion = "(prefers-reduced-motion: reduce)";

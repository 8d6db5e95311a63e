import { createGlobalTheme, globalFontFace, globalStyle } from "@vanilla-extract/css";

import display from "./fonts/bodoni-moda-400.woff2?url";
import { fontCharacters } from "./fonts/characters";
import regular from "./fonts/jost-400.woff2?url";
import medium from "./fonts/jost-500.woff2?url";
import { from, tokens } from "./tokens.css";

/**
 * The only file, besides email.ts and document.ts, with raw colours; and the scale of spaces and type. Contrast of ink
 * on paper is 4.5 : 1 and more.
 */
createGlobalTheme(":root", tokens, {
  ink: { body: "#1c1815", quiet: "#675e55", alert: "#9c1c1c", good: "#2c5a3c", onDark: "#f6f2ec" },
  paper: {
    page: "#faf8f4",
    // The background of the pictures, so that a picture seems to continue beyond its edge.
    wall: "linear-gradient(#dcd7cd, #d6d1c7)",
    // The background of the products' pictures, from their upper edge to the lower one.
    studio: "linear-gradient(#e6e1d7, #d9d4ca)",
    raised: "#ffffff",
    ground: "#dcd7cd",
    dark: "#1c1815",
    alert: "#faeeec",
    veil: "#1c181566",
  },
  accent: { base: "#8f4f22", deep: "#6f3b16" },
  line: {
    hair: "1px solid #e2dcd3",
    strong: "1px solid #1c1815",
    focus: "2px solid #8f4f22",
    onDark: "1px solid #4a423b",
  },
  space: { xs: "4px", s: "8px", m: "16px", l: "32px", xl: "56px", xxl: "96px", section: "72px" },
  font: { display: '"Bodoni Moda", "Bodoni stand-in", serif' },
  text: {
    tiny: "0.8571rem",
    small: "0.9286rem",
    body: "1.0714rem",
    field: "1.1429rem",
    lead: "1.2857rem",
    price: "1.5rem",
    title: "1.7143rem",
    step: "clamp(2rem, 1.7rem + 1vw, 2.2857rem)",
    heading: "clamp(1.8571rem, 1.5rem + 1.4vw, 2.7143rem)",
    display: "clamp(2.2857rem, 1.5rem + 2.7vw, 4rem)",
    giant: "clamp(3.4286rem, 1.6rem + 8vw, 10rem)",
  },
  weight: { text: "400", strong: "500" },
  width: { page: "1080px", text: "38rem", form: "46rem", gutter: "16px" },
  height: { header: "58px", control: "46px" },
  shadow: { raised: "0 10px 30px #1c181514" },
  motion: { quick: "160ms ease-out" },
});

globalStyle(":root", {
  "@media": {
    [from.tablet]: { vars: { "--width-gutter": "32px" } },
    [from.desktop]: { vars: { "--height-header": "89px", "--space-section": "112px" } },
    [from.widescreen]: { vars: { "--width-page": "1240px" } },
    [from.fullhd]: { vars: { "--width-page": "1420px", "--width-gutter": "40px" } },
  },
});

// fonts/README.md explains how the files are made.
const swapped = { fontDisplay: "swap", fontStyle: "normal", unicodeRange: fontCharacters } as const;
globalFontFace("Jost", { ...swapped, fontWeight: "400", src: `url(${regular}) format("woff2")` });
// Bold text uses this weight; without it a browser would thicken the regular one.
globalFontFace("Jost", { ...swapped, fontWeight: "500 700", src: `url(${medium}) format("woff2")` });
globalFontFace("Bodoni Moda", { ...swapped, fontWeight: "400", src: `url(${display}) format("woff2")` });
// The fallback fonts get the metrics of the real ones, so that nothing shifts when those arrive.
globalFontFace("Jost stand-in", {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: "94.6%",
  ascentOverride: "113.1%",
  descentOverride: "39.6%",
  lineGapOverride: "0%",
});
globalFontFace("Bodoni stand-in", {
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Times")',
  sizeAdjust: "113.6%",
  ascentOverride: "99%",
  descentOverride: "35.2%",
  lineGapOverride: "0%",
});

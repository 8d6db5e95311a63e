import display from "styles/fonts/bodoni-moda-400.woff2?url";
import regular from "styles/fonts/jost-400.woff2?url";
import medium from "styles/fonts/jost-500.woff2?url";

/**
 * Preloads the fonts, so that they are there when the page is first drawn and nothing shifts. The links stand at the
 * end of the page and have a low priority: on a slow connection the text comes first, and is drawn without the fonts.
 */
export function FontPreloads() {
  return [regular, medium, display].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={href}
      {...{ fetchpriority: "low" }}
    />
  ));
}

import display from "styles/fonts/bodoni-moda-400.woff2?url";
import regular from "styles/fonts/jost-400.woff2?url";
import medium from "styles/fonts/jost-500.woff2?url";

/**
 * Preloads the fonts, so that they are there when the page is drawn and nothing moves. They stand at the end
 * of the page and their priority is low: on a slow line the text comes first, and is drawn without them.
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

import latinExtended from "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";

/**
 * Preloads the two font subsets that Czech and Slovak need, so that they are there when the page is drawn and nothing
 * moves. They stand at the end of the page and their priority is low: on a slow line the text comes first, and is drawn
 * without them.
 */
export function FontPreloads() {
  return [latin, latinExtended].map((href) => (
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

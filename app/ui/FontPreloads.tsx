import latinExtended from "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";

/** Preloads the two font subsets that Czech and Slovak need. */
export function FontPreloads() {
  return [latin, latinExtended].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
  ));
}

import latinExtended from "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";

/** Asks for the two subsets that Czech and Slovak need before the styles name them. */
export function FontPreloads() {
  return [latin, latinExtended].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
  ));
}

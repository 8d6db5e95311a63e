import type { PagePicture } from "./page.queries.server";
import type { SpecialPageId } from "./pageAddresses";

/** What other pages show of a page that they link to. */
export type PageTeaser = {
  id: string;
  picture: PagePicture | null;
  /** The lowest of the page's prices; null without prices. */
  fromMinor: number | null;
  /** True when the page also has a higher price. */
  isFrom: boolean;
};

export function teaserOf(teasers: readonly PageTeaser[], id: SpecialPageId): PageTeaser | undefined {
  return teasers.find((teaser) => teaser.id === id);
}

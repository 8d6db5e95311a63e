import type { PagePicture } from "./page.queries.server";
import type { SpecialPageId } from "./pageAddresses";

/** What other pages show of a page that they lead to. */
export type PageTeaser = {
  id: string;
  picture: PagePicture | null;
  /** The lowest of its prices; null without prices. */
  fromMinor: number | null;
  /** True where there is a higher price, too. */
  isFrom: boolean;
};

export function teaserOf(teasers: readonly PageTeaser[], id: SpecialPageId): PageTeaser | undefined {
  return teasers.find((teaser) => teaser.id === id);
}

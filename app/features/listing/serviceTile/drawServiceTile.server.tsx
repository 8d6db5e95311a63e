import { teaserOf } from "~/features/content/pageTeaser";
import { readCachedTeasers } from "~/features/content/pageTeaser.queries.server";
import type { GridVisit } from "~/features/productCard/gridCards.server";
import { drawMarkup, giveMarkup } from "~/platform/markup/drawMarkup.server";
import type { DrawnMarkup } from "~/platform/markup/StaticMarkup";
import { isLiteModeRequested } from "~/platform/slowConnection/liteMode.server";

import { ServiceTileContent } from "./ServiceTileContent";

/** Returns the tile of the services; null when their page has no picture. */
export async function drawServiceTile({ db, locale, request, context }: GridVisit): Promise<DrawnMarkup | null> {
  const picture = teaserOf(await readCachedTeasers(db, locale), "services")?.picture;
  if (!picture) return null;
  const markup = drawMarkup(
    `services ${JSON.stringify(picture)}`,
    { locale, isLite: isLiteModeRequested(request) },
    () => <ServiceTileContent picture={picture} />,
  );
  return giveMarkup(markup, context);
}

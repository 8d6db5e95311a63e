import { countPieces } from "~/features/cart/cartLine.queries.server";
import { readTempId } from "~/features/cart/tempId.server";
import type { Settings } from "~/features/settings/settings";
import { readWishIds } from "~/features/wishlist/wish.queries.server";
import { readWishTempId } from "~/features/wishlist/wishTempId.server";
import type { Locale } from "~/platform/locale";
import type { Notice } from "~/platform/notice.server";
import type { World } from "~/platform/world.server";

import type { ShellFacts } from "./shellFacts";

/** Reads what the shell needs of this visitor, each thing only where the request has a cookie for it. */
export async function readShell(
  request: Request,
  { db }: World,
  { locale, settings, notice }: { locale: Locale; settings: Settings; notice: Notice | null },
): Promise<ShellFacts> {
  const tempId = readTempId(request);
  const pieceCount = tempId ? await countPieces(db, { tempId, locale }) : 0;
  const wishTempId = readWishTempId(request);
  const wishIds = wishTempId ? await readWishIds(db, { tempId: wishTempId }, locale) : [];
  return {
    brand: settings.brand,
    menu: settings.topmenu,
    notice,
    pieceCount,
    wishCount: wishIds.length,
    wishIds,
    account: null,
  };
}

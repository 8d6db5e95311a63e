import { countPieces } from "~/features/cart/cartLine.queries.server";
import { readTempId } from "~/features/cart/tempId.server";
import type { Customer } from "~/features/customers/customer";
import type { Visit } from "~/features/customers/session.server";
import type { Settings } from "~/features/settings/settings";
import { readWishIds } from "~/features/wishlist/wish.queries.server";
import { readWishTempId } from "~/features/wishlist/wishTempId.server";
import type { Locale } from "~/platform/locale";
import type { Notice } from "~/platform/notice.server";
import type { World } from "~/platform/world.server";

import type { AccountFacts, ShellFacts } from "./shellFacts";

/** Reads what the shell needs of this visitor, each thing only where the request has a cookie for it. */
export async function readShell(
  request: Request,
  { db }: World,
  { locale, settings, notice, visit }: { locale: Locale; settings: Settings; notice: Notice | null; visit: Visit },
): Promise<ShellFacts> {
  const customer = visit.signedIn?.customer;
  const tempId = readTempId(request);
  const owner = customer ? { customerId: customer.id, locale } : tempId ? { tempId, locale } : null;
  const wishTempId = readWishTempId(request);
  const wisher = customer ? { userId: customer.id } : wishTempId ? { tempId: wishTempId } : null;
  const pieceCount = owner ? await countPieces(db, owner) : 0;
  const wishIds = wisher ? await readWishIds(db, wisher, locale) : [];
  return {
    brand: settings.brand,
    menu: settings.topmenu,
    notice,
    pieceCount,
    wishCount: wishIds.length,
    wishIds,
    account: customer ? accountFacts(customer) : null,
  };
}

function accountFacts({ firstname, lastname, email, group }: Customer): AccountFacts {
  return { firstname, lastname, email, group };
}

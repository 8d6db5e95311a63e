import { addressOf } from "~/addresses";
import { readMeasured } from "~/features/analytics/measured.server";
import { countPieces } from "~/features/cart/cartLine.queries.server";
import type { Customer } from "~/features/customers/customer";
import type { Visit } from "~/features/customers/session/session.server";
import type { Settings } from "~/features/settings/settings";
import { readWishIds } from "~/features/wishlist/wish.queries.server";
import type { Notice } from "~/platform/http/notice.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { readPageInputs } from "./pageInputs.server";
import { readChoices } from "./readChoices.server";
import type { AccountFacts, ShellFacts } from "./shellFacts";

/** Reads what the shell needs of this visitor, each thing only where the request has a cookie for it. */
export async function readShell(
  request: Request,
  world: World,
  { locale, settings, notice, visit }: { locale: Locale; settings: Settings; notice: Notice | null; visit: Visit },
): Promise<ShellFacts> {
  const { db } = world;
  const customer = visit.signedIn?.customer;
  const inputs = readPageInputs(request);
  const { tempId, wishTempId } = inputs;
  const owner = customer ? { customerId: customer.id, locale } : tempId ? { tempId, locale } : null;
  const choices = await readChoices(inputs, db, { locale, settings });
  const wisher = customer ? { userId: customer.id } : wishTempId ? { tempId: wishTempId } : null;
  const pieceCount = owner ? await orNull(world, countPieces(db, owner)) : 0;
  const wishIds = wisher ? await orNull(world, readWishIds(db, wisher, locale)) : [];
  const failed = pieceCount === null ? "cart" : wishIds === null ? "wishlist" : null;
  return {
    ...choices,
    measured: readMeasured(inputs.consent, settings),
    brand: settings.brand,
    menu: settings.topmenu,
    notice: notice ?? (failed && faultNotice(inputs.pathname, failed, locale)),
    pieceCount: pieceCount ?? 0,
    wishCount: wishIds?.length ?? 0,
    wishIds: wishIds ?? [],
    account: customer ? accountFacts(customer) : null,
  };
}

/** A cart or a list that cannot be read must not take the page with it (specification 8). */
async function orNull<Value>({ log }: World, reading: Promise<Value>): Promise<Value | null> {
  return reading.catch((error: unknown) => {
    log.error({ err: error }, "a part of the shell was not read");
    return null;
  });
}

/** None where the page itself is the cart or the list and says it. */
function faultNotice(pathname: string, failed: "cart" | "wishlist", locale: Locale): Notice | null {
  if (pathname === addressOf(failed, locale)) return null;
  return { tone: "alert", key: failed === "cart" ? "cartLoadFailed" : "wishLoadFailed", values: {} };
}

function accountFacts({ firstname, lastname, email, group }: Customer): AccountFacts {
  return { firstname, lastname, email, group };
}

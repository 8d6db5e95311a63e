import { goodsTotal } from "~/features/cart/cart";
import { findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { type ClubStatus, clubStatus } from "~/features/club/club";
import { findPromisingOrder } from "~/features/club/club.queries.server";
import type { Customer } from "~/features/customers/customer";
import { readSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** Reads the customer's club status, in the currency of the page. */
export async function readClubStatus(
  db: Db,
  { id, group }: Pick<Customer, "id" | "group">,
  locale: Locale,
): Promise<ClubStatus> {
  const { club_above_minor: limitMinor } = await readSettings(db, locale);
  const cart = await findCart(db, { customerId: id, locale });
  const lines = cart ? await readCartLines(db, cart) : [];
  return clubStatus({
    group,
    promisingNumber: await findPromisingOrder(db, id, locale, limitMinor),
    limitMinor,
    // Gift vouchers that are bought do not count for the club.
    cartMinor: goodsTotal(lines.filter(({ gift }) => !gift)),
  });
}

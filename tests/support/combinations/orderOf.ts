import { addToCart } from "~/features/cart/addToCart.server";
import { addVoucher } from "~/features/cart/addVoucher.server";
import { type CartOwner, deleteCart, findCart } from "~/features/cart/cart.queries.server";
import { addGift } from "~/features/cart/gift/addGift.server";
import { type CarrierKind, carrierRules } from "~/features/delivery/carriers";
import { allowsPayment } from "~/features/delivery/delivery";
import { type PaymentId, paymentIds } from "~/features/delivery/paymentMethods";
import { type PickupSlot, slotText } from "~/features/delivery/pickupSlots";
import type { PlaceOrderResult } from "~/features/orders/placement/placement";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { readyToOrder } from "../checkout";
import { giftVoucherInput } from "../gifts";
import { type Combination, nameOf } from "./combination";
import type { CombinationShop } from "./combinationShop";

/** The company numbers that are filled in, which differ by country. */
export const companyNumbers = {
  cs: { company_id: "27074358", tax_id: "CZ27074358", vat_id: "" },
  sk: { company_id: "35757442", tax_id: "2020270780", vat_id: "SK2020270780" },
} as const;

export const companyName = "Kožešiny Nová s.r.o.";

/** The price of the gift voucher, in the smallest units of the currency. */
const giftMinor = { cs: 1_000, sk: 5_000 } as const;

/**
 * What is bought: a jacket with a discount, a gift voucher by e-mail, or the jacket together with a printed gift
 * voucher.
 */
export type Basket = "jacket" | "gift" | "jacket and printed gift";

type Attempt = { isOffered: boolean; result: PlaceOrderResult };

/** Fills a cart, makes the combination's choices, and submits the review, whether the choice is offered or not. */
export async function tryOrder(
  shop: CombinationShop,
  combination: Combination,
  basket: Basket = usualBasket(combination),
): Promise<Attempt> {
  const { world, customerId } = shop;
  const { carrierId, paymentId, locale, isMember, isCompany } = combination;
  const tempId = nameOf(combination);
  const owner: CartOwner = isMember ? { locale, customerId } : { locale, tempId };
  await fillCart(shop, owner, { combination, basket });
  const { agreement, checkout } = await readyToOrder(world.db, {
    tempId,
    locale,
    carrierId,
    paymentId,
    cartItems: [],
    at: world.now(),
    ...(isMember ? { customerId } : {}),
    ...destinationOf(combination),
    email: emailOf(combination),
    ...(isCompany ? { contact: { is_company: "on", company: companyName, ...companyNumbers[locale] } } : {}),
  });
  const carrier = checkout?.offer.carriers.find(({ id }) => id === carrierId);
  const isOffered = carrier !== undefined && allowsPayment(carrier, paymentId);
  const result = await placeOrder(world, owner, agreement);
  const left = await findCart(world.db, owner);
  if (left) await deleteCart(world.db, left.id);
  return { isOffered, result };
}

function usualBasket({ carrierId }: Combination): Basket {
  return carrierRules[carrierId].kind === "email" ? "gift" : "jacket";
}

export function emailOf(combination: Combination): string {
  return `${nameOf(combination).replaceAll(" ", "-").toLowerCase()}@seznam.cz`;
}

async function fillCart(
  { world, discountCode }: CombinationShop,
  owner: CartOwner,
  { combination, basket }: { combination: Combination; basket: Basket },
) {
  const { db } = world;
  const now = world.now();
  const form = basket === "gift" ? "email" : "print";
  const gift = { ...giftVoucherInput, form, amountMinor: giftMinor[combination.locale] } as const;
  if (basket !== "jacket") await addGift(db, owner, gift, { now });
  if (basket === "gift") return;
  await addToCart(db, owner, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, now);
  const code = { voucherCode: discountCode, serviceType: "eshop", guestEmail: "" };
  // Each buyer has an address of its own, because wrong codes are limited by address.
  const added = await addVoucher(db, owner, code, { now, callerAddress: nameOf(combination) });
  if (added.outcome !== "added") throw new Error(`the code was not taken: ${added.outcome}`);
}

type Destination = { pickupStoreId?: string; pickupSlot?: string; pickupPointId?: string };

/**
 * Returns the slot of a pickup, a different one for each payment, because a store's slot has room for ten orders
 * (decision 58).
 */
export function pickupSlotOf(paymentId: PaymentId): PickupSlot {
  return { date: "2026-11-27", minute: 690 + 30 * paymentIds.indexOf(paymentId) };
}

function destinationOf({ carrierId, paymentId, locale }: Combination): Destination {
  const byKind: Record<CarrierKind, Destination> = {
    parcel: {},
    email: {},
    pickup: { pickupStoreId: { cs: "praha", sk: "bratislava" }[locale], pickupSlot: slotText(pickupSlotOf(paymentId)) },
    point: { pickupPointId: `${carrierId}-${{ cs: "9001", sk: "9005" }[locale]}` },
  };
  return byKind[carrierRules[carrierId].kind];
}

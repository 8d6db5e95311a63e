import { z } from "@hono/zod-openapi";

import { type CartLine, hasNewPrice, lineState, lineTotal } from "~/features/cart/cart";
import type { Cart, CartOwner } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import { carrierIds } from "~/features/delivery/carriers";
import { type DeliveryOffer, isPointOf, offerFor } from "~/features/delivery/delivery";
import { readDeliveryOffer } from "~/features/delivery/delivery.queries.server";
import { paymentIds } from "~/features/delivery/paymentMethods";
import { findPoint } from "~/features/pickupPoints/pickupPoint.queries.server";
import { formatVariant } from "~/features/products/product";
import type { World } from "~/platform/process/world.server";
import { pragueClock } from "~/platform/time/pragueClock";

import { toApiCartTotals } from "./cartTotals";
import { giftFields, toApiGift } from "./giftShape";
import { pointShape, toApiPoint } from "./pointShape";
import { type ApiProduct, productShape, readApiProducts } from "./productShape";
import { minorAmount } from "./shapes";
import { totalsFields } from "./totalsShape";
import { toApiVoucher, voucherInCart } from "./voucherShape";

const line = z
  .object({
    id: z.string(),
    product: productShape,
    quantity: z.number().int(),
    variantId: z.number().int(),
    variant: z
      .object({ id: z.number().int(), name: z.string() })
      .nullable()
      .openapi({ description: "Null for a product without a choice" }),
    note: z.string(),
    price_tax_incl: minorAmount,
    total_tax_incl: minorAmount,
    state: z.enum(["ok", "short", "sold-out"]).openapi({ description: "What is sold out is not in the totals" }),
  })
  .openapi("CartItem");

const giftVoucher = z
  .object({ id: z.string(), ...giftFields, price_tax_incl: minorAmount })
  .openapi("CartGiftVoucher", { description: "A gift voucher that is being bought: always one piece" });

const change = z.object({
  item: z.string().openapi({ description: "Id of the line" }),
  name: z.string(),
  kind: z.enum(["price", "stock"]),
  before: z.number().int(),
  now: z.number().int(),
});

export const cartShape = z
  .object({
    id: z.string(),
    locale: z.enum(["cs", "sk"]),
    tempId: z.string().optional().openapi({ description: "A guest's; not there for a customer" }),
    items: z.array(line),
    gift_vouchers: z.array(giftVoucher),
    vouchers: z.array(voucherInCart),
    ...totalsFields,
    total_vouchers_tax_incl: minorAmount.openapi({
      description: "What the vouchers give of the discounts and the gift vouchers together",
    }),
    carrier: z.union([z.enum(carrierIds), z.null()]),
    store: z.string().nullable().openapi({ description: "Where it is picked up" }),
    point: z
      .union([pointShape, z.null()])
      .openapi({ description: "Where the carrier hands it over; null when it has closed" }),
    slot: z.string().nullable().openapi({ description: "When it is picked up, as 2026-11-24T11:30 in Europe/Prague" }),
    payment: z.union([z.enum(paymentIds), z.null()]),
    delivery_price_tax_incl: minorAmount.nullable().openapi({
      description:
        "Null, as the next one, until carrier and payment are chosen and while nothing can be ordered; both then count as 0",
    }),
    payment_price_tax_incl: minorAmount.nullable(),
    changes: z.array(change).openapi({ description: "What is not any more as it was when the cart was last seen" }),
  })
  .openapi("Cart");

export type ApiCart = z.infer<typeof cartShape>;

/** Returns the current state of the cart. */
export async function toApiCart(world: World, cart: Cart, owner: CartOwner): Promise<ApiCart> {
  const { db } = world;
  const lines = await readCartLines(db, cart);
  const products = await readApiProducts(
    world,
    cart.locale,
    lines.map(({ productId }) => productId),
  );
  const price = await readCartPrice(db, cart, lines, world.now());
  const offer = offerFor(await readDeliveryOffer(world, cart.locale), lines);
  return {
    id: cart.id,
    locale: cart.locale,
    ...("tempId" in owner ? { tempId: owner.tempId } : {}),
    items: lines.flatMap((line) => itemOf(line, products)),
    gift_vouchers: lines.flatMap(giftOf),
    vouchers: price.vouchers.map(toApiVoucher),
    ...(await toApiCartTotals(db, { cart, lines, price, offer })),
    ...(await toApiDelivery(world, cart, offer)),
    changes: lines.flatMap(changesOf),
  };
}

function itemOf(line: CartLine, products: readonly ApiProduct[]): ApiCart["items"] {
  const product = products.find(({ id }) => id === line.productId);
  if (!product) return [];
  const { id, quantity, variantId, note, unitMinor } = line;
  const name = formatVariant(line);
  return [
    {
      id,
      product,
      quantity,
      variantId,
      note,
      variant: name === "" ? null : { id: variantId, name },
      price_tax_incl: unitMinor,
      total_tax_incl: lineTotal(line),
      state: lineState(line),
    },
  ];
}

function giftOf({ id, gift, unitMinor }: CartLine): ApiCart["gift_vouchers"] {
  return gift ? [{ id, ...toApiGift(gift), price_tax_incl: unitMinor }] : [];
}

async function toApiDelivery(world: World, cart: Cart, offer: DeliveryOffer) {
  const carrier = offer.carriers.find(({ id }) => id === cart.carrierId);
  const point = await findPoint(world.db, cart.locale, cart.pickupPointId, pragueClock(world.now()).date);
  return {
    carrier: carrier?.id ?? null,
    store: cart.pickupStoreId,
    point: carrier && isPointOf(carrier, point) ? toApiPoint(point) : null,
    slot: cart.pickupSlot,
    payment: offer.payments.find(({ id }) => id === cart.paymentId)?.id ?? null,
  };
}

function changesOf(line: CartLine): ApiCart["changes"] {
  const { id, name, quantity, onHand, seenUnitMinor, unitMinor } = line;
  const price = { item: id, name, kind: "price" as const, before: seenUnitMinor, now: unitMinor };
  const stock = { item: id, name, kind: "stock" as const, before: quantity, now: onHand };
  return [...(hasNewPrice(line) ? [price] : []), ...(lineState(line) === "ok" ? [] : [stock])];
}

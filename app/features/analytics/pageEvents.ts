import {
  cartEcommerce,
  type Ecommerce,
  listEcommerce,
  type Money,
  orderEcommerce,
  productEcommerce,
} from "./ecommerce";
import type { TrackedPage } from "./trackedPage";

export type PageEvent = {
  event: string;
  /** Id for which the event is sent only once; null to send it on each view of the page. */
  onceFor: string | null;
  ecommerce: Ecommerce;
};

/** Returns the events of specification 7 for viewing a page; none for an empty list or cart. */
export function pageEvents(page: TrackedPage, money: Money): PageEvent[] {
  switch (page.kind) {
    case "list":
      return page.list.cards.length > 0 ? [viewEvent("view_item_list", listEcommerce(page.list, money))] : [];
    case "product":
      return [viewEvent("view_item", productEcommerce(page, money))];
    case "cart":
      return page.lines.length > 0 ? [viewEvent("view_cart", cartEcommerce(page, money))] : [];
    case "delivery":
      return [{ event: "begin_checkout", onceFor: cartSignature(page), ecommerce: cartEcommerce(page, money) }];
    case "contact":
      return checkoutChoiceEvents(page, money);
    case "order":
      return [{ event: "purchase", onceFor: page.order.number, ecommerce: orderEcommerce(page, money) }];
  }
}

function viewEvent(event: string, ecommerce: Ecommerce): PageEvent {
  return { event, onceFor: null, ecommerce };
}

/**
 * Returns the events of the contact step, which follows the choice of both delivery and payment, so it sends both
 * events.
 */
function checkoutChoiceEvents(page: Extract<TrackedPage, { kind: "contact" }>, money: Money): PageEvent[] {
  const { carrierId, paymentId } = page;
  if (!carrierId || !paymentId) return [];
  const cart = cartEcommerce(page, money);
  const once = (choice: string) => `${cartSignature(page)}:${choice}`;
  return [
    { event: "add_shipping_info", onceFor: once(carrierId), ecommerce: { ...cart, shipping_tier: carrierId } },
    { event: "add_payment_info", onceFor: once(paymentId), ecommerce: { ...cart, payment_type: paymentId } },
  ];
}

/** Identifies a cart during checkout by its lines and quantities. */
function cartSignature({ lines }: { lines: readonly { id: string; quantity: number }[] }): string {
  return lines.map(({ id, quantity }) => `${id}*${quantity}`).join();
}

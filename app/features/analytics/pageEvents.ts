import { cartSeen, type Ecommerce, listSeen, type Money, ordered, productSeen } from "./events";
import type { PageFacts } from "./pageFacts";

export type PageEvent = {
  event: string;
  /** What this event is told of only once, however often the page is opened; null for each opening. */
  onceFor: string | null;
  ecommerce: Ecommerce;
};

/** The events of specification 7 that seeing a page makes; none for an empty list or cart. */
export function pageEvents(facts: PageFacts, money: Money): PageEvent[] {
  switch (facts.kind) {
    case "list":
      return facts.list.cards.length > 0 ? [seen("view_item_list", listSeen(facts.list, money))] : [];
    case "product":
      return [seen("view_item", productSeen(facts, money))];
    case "cart":
      return facts.lines.length > 0 ? [seen("view_cart", cartSeen(facts, money))] : [];
    case "delivery":
      return [{ event: "begin_checkout", onceFor: goodsIn(facts), ecommerce: cartSeen(facts, money) }];
    case "contact":
      return choices(facts, money);
    case "order":
      return [{ event: "purchase", onceFor: facts.order.number, ecommerce: ordered(facts, money) }];
  }
}

function seen(event: string, ecommerce: Ecommerce): PageEvent {
  return { event, onceFor: null, ecommerce };
}

/** The contact step comes after the choice of the delivery and of the payment. */
function choices(facts: Extract<PageFacts, { kind: "contact" }>, money: Money): PageEvent[] {
  const { carrierId, paymentId } = facts;
  if (!carrierId || !paymentId) return [];
  const cart = cartSeen(facts, money);
  const once = (choice: string) => `${goodsIn(facts)}:${choice}`;
  return [
    { event: "add_shipping_info", onceFor: once(carrierId), ecommerce: { ...cart, shipping_tier: carrierId } },
    { event: "add_payment_info", onceFor: once(paymentId), ecommerce: { ...cart, payment_type: paymentId } },
  ];
}

/** Tells one cart on its way to an order from another. */
function goodsIn({ lines }: { lines: readonly { id: string; quantity: number }[] }): string {
  return lines.map(({ id, quantity }) => `${id}*${quantity}`).join();
}

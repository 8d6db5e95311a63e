import { hiddenFields, type Visitor, type VisitorResponse } from "./browser/visitor";

export type Purchase = {
  /** `/sk` for the Slovak shop, empty for the Czech one. */
  prefix: "" | "/sk";
  productId: number;
  colourId?: string;
  size?: string;
  /** The payment method; bank transfer by default. */
  payment?: "transfer" | "card" | "cod";
  /**
   * The store and slot of a pickup; `slot` is one that the delivery step offers. Without it the order goes by courier.
   */
  pickup?: { storeId: string; slot: string } | undefined;
};

/** Contact data of every visitor; each has an e-mail of its own. */
export const contact = {
  intent: "save-contact",
  phone_prefix: "+420",
  phone: "601 123 456",
  firstname: "Jana",
  lastname: "Ukázková",
  street: "Koželužská 128/4a",
  city: "Testov",
  zip: "503 99",
  country: "CZ",
};

/** Puts the product into the cart. */
export async function addToCart(visitor: Visitor, { prefix, productId, colourId, size }: Purchase): Promise<void> {
  const product = await visitor.get(`${prefix}/${productId}`);
  await visitor.send(product.location ?? "", {
    intent: "add-to-cart",
    barva: colourId ?? "",
    velikost: size ?? "",
    quantity: "1",
  });
}

/** Submits the forms from the product to the review. Returns the review page. */
export async function fillCheckout(visitor: Visitor, purchase: Purchase): Promise<VisitorResponse> {
  const { prefix, payment = "transfer", pickup } = purchase;
  await addToCart(visitor, purchase);
  const place = pickup && { store: pickup.storeId, [`slot_${pickup.storeId}`]: pickup.slot };
  await visitor.send(`${prefix}/kosik/doprava`, { carrier: pickup ? "pickup" : "ppl", ...place, payment });
  const country = prefix === "/sk" ? "SK" : "CZ";
  return visitor.send(`${prefix}/kosik/udaje`, { ...contact, email: visitor.email, country });
}

/** Submits the review. Status 303 to the summary means that the order was placed. */
export async function agree(
  visitor: Visitor,
  { prefix }: Pick<Purchase, "prefix">,
  review: VisitorResponse,
): Promise<VisitorResponse> {
  return visitor.post(`${prefix}/kosik/souhrn`, { ...hiddenFields(review.html), intent: "place-order", terms: "on" });
}

export function isSummary(answer: VisitorResponse): boolean {
  return answer.status === 303 && /\/shrnuti\/[\w-]+\/[\w-]+$/.test(answer.location ?? "");
}

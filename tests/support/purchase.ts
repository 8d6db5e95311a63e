import { type Answer, hiddenFields, type Visitor } from "./browser/visitor";

export type Wish = {
  /** `/sk` for the Slovak shop, empty for the Czech. */
  prefix: "" | "/sk";
  productId: number;
  colourId?: string;
  size?: string;
  /** Bank transfer unless said otherwise. */
  payment?: "transfer" | "card" | "cod";
};

/** What every visitor types alike; the e-mail is each visitor's own. */
export const contact = {
  phone_prefix: "+420",
  phone: "601 123 456",
  firstname: "Jana",
  lastname: "Ukázková",
  street: "Koželužská 128/4a",
  city: "Testov",
  zip: "503 99",
  country: "CZ",
};

/** Goes from the product to the review, form by form. The answer is the review page. */
export async function fillCheckout(
  visitor: Visitor,
  { prefix, productId, colourId, size, payment = "transfer" }: Wish,
): Promise<Answer> {
  const product = await visitor.get(`${prefix}/${productId}`);
  await visitor.send(product.location ?? "", { barva: colourId ?? "", velikost: size ?? "", quantity: "1" });
  await visitor.send(`${prefix}/kosik/doprava`, { carrier: "ppl", payment });
  const country = prefix === "/sk" ? "SK" : "CZ";
  return visitor.send(`${prefix}/kosik/udaje`, { ...contact, email: visitor.email, country });
}

/** Agrees to what the review shows. A status of 303 with the summary's address means that the order stands. */
export async function agree(visitor: Visitor, { prefix }: Pick<Wish, "prefix">, review: Answer): Promise<Answer> {
  return visitor.post(`${prefix}/kosik/souhrn`, { ...hiddenFields(review.html), terms: "on" });
}

export function isSummary(answer: Answer): boolean {
  return answer.status === 303 && /\/shrnuti\/[\w-]+\/[\w-]+$/.test(answer.location ?? "");
}

import { Visitor } from "../support/browser/visitor";
import { addWish, agree, fillCheckout } from "../support/purchase";

const url = "http://localhost:4731";
const wish = { prefix: "", productId: 1001, colourId: "cerna", size: "50" } as const;
for (const payment of ["transfer", "transfer", "transfer", "cod"] as const) {
  const v = new Visitor(url);
  const review = await fillCheckout(v, { ...wish, payment });
  const a = await agree(v, wish, review);
  console.log(payment, a.status, a.location, v.email);
}
{
  const v = new Visitor(url);
  await addWish(v, wish);
  const { html } = await v.get("/kosik/doprava");
  const store = /name="slot_(\w+)"/.exec(html)?.[1] ?? "praha";
  const [, list = ""] = new RegExp(`<select[^>]*name="slot_${store}"[^>]*>(.*?)</select>`, "s").exec(html) ?? [];
  const slot = [...list.matchAll(/value="(\d{4}-\d\d-\d\dT\d\d:\d\d)"/g)].at(-1)?.[1] ?? "";
  const p = new Visitor(url);
  const review = await fillCheckout(p, { ...wish, pickup: { storeId: store, slot } });
  const a = await agree(p, wish, review);
  console.log("pickup", store, slot, a.status, a.location);
}
{
  const v = new Visitor(url);
  for (const store of ["praha", "brno"]) {
    const variant = process.argv[2] ?? "";
    const a = await v.post(`/rezervovat/1001/${store}`, {
      variant,
      quantity: "1",
      name: "Jana Ukázková",
      email: v.email,
      phone_prefix: "+420",
      phone: "601 123 456",
      submission: "abcdefghijklmnopqrstuv",
    });
    console.log("reservation", a.status, a.location);
    if (a.status === 303) break;
  }
}

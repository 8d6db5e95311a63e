import { afterAll, beforeAll, expect, test } from "vitest";

import { heartFormIds } from "~/features/productCard/savedProducts";
import { type Control, readAsText, type TextPage } from "../support/browser/textBrowser";
import { Visitor } from "../support/browser/visitor";
import { contact } from "../support/purchase";
import { openShop, type RunningShop } from "../support/shop/runningShop";

/** These tests read pages from their source alone, because people also buy here with Lynx, w3m, NetSurf and Dillo. */

let shop: RunningShop;
const pages = new Map<string, { html: string; text: TextPage }>();

const paths = {
  home: "/",
  listing: "/1/muzi",
  product: "/1005/panske-bundy/panska-prosivana-kozena-bunda-tomas",
  cart: "/kosik",
  delivery: "/kosik/doprava",
  contact: "/kosik/udaje",
  review: "/kosik/souhrn",
  slovak: "/sk/1/muzi",
} as const;

beforeAll(async () => {
  shop = await openShop({ environment: { LOG_LEVEL: "silent" } });
  const visitor = new Visitor(shop.url);
  await visitor.send(paths.product, { intent: "add-to-cart", barva: "cerna", velikost: "54", quantity: "1" });
  for (const path of Object.values(paths)) {
    if (path === paths.contact) {
      await visitor.post(paths.delivery, { carrier: "ppl", payment: "transfer" });
    }
    if (path === paths.review) await visitor.post(paths.contact, { ...contact, email: visitor.email });
    const answer = await visitor.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    pages.set(path, { html: answer.html, text: readAsText(answer.html) });
  }
}, 90_000);
afterAll(() => shop.stop());

function pageAt(path: string): { html: string; text: TextPage } {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not read`);
  return page;
}

test.each(Object.entries(paths))(
  "%s: the heading is on the first screen, the whole menu behind the content",
  (_, path) => {
    const { html } = pageAt(path);
    const before = readAsText(html.slice(0, html.indexOf("<h1"))).lines;
    expect(before.length).toBeLessThanOrEqual(24);
    const whole = html.indexOf('id="nabidka"');
    expect(whole).toBeGreaterThan(html.indexOf("</main>"));
  },
);

test.each(Object.entries(paths))("%s: the light edition is offered before all else, by a button", (_, path) => {
  const { html } = pageAt(path);
  const first = readAsText(html.slice(0, html.indexOf("<header")));
  expect(first.lines.length).toBeLessThanOrEqual(8);
  const offer = first.controls.find(({ attributes }) => attributes.type !== "hidden");
  expect([offer?.attributes.name, offer?.attributes.value]).toEqual(["light", "on"]);
});

test.each(Object.entries(paths))("%s: every button has words", (_, path) => {
  const wordless = pageAt(path).text.controls.filter(({ tag, text }) => tag === "button" && text.trim() === "");
  expect(wordless.map(({ attributes }) => attributes)).toEqual([]);
});

test("every button of the cart but the hearts of cards stands in its form: the quantity's, too", () => {
  const { controls } = pageAt(paths.cart).text;
  const sending = controls.filter(({ tag, attributes }) => tag === "button" && attributes.type === "submit");
  const isHeart = ({ attributes }: Control) => Object.values<string>(heartFormIds).includes(attributes.form ?? "");
  expect(sending.filter((button) => button.form === -1 && !isHeart(button)).map(({ text }) => text)).toEqual([]);
  const quantity = controls.find(({ attributes }) => attributes.name === "quantity");
  const ofQuantity = sending.filter(({ form }) => form === quantity?.form);
  expect(ofQuantity.map(({ text }) => text)).toEqual(["Přepočítat"]);
});

test.each(Object.entries(paths))("%s: no choice is made that nobody made", (_, path) => {
  const groups = new Map<string, Control[]>();
  for (const control of pageAt(path).text.controls) {
    if (control.attributes.type !== "radio") continue;
    const name = `${control.form} ${control.attributes.name}`;
    groups.set(name, [...(groups.get(name) ?? []), control]);
  }
  for (const [group, buttons] of groups) {
    const isChosen = buttons.some(({ attributes }) => "checked" in attributes);
    expect([group, isChosen || buttons[0]?.attributes.value]).toEqual([group, isChosen || ""]);
  }
});

test("a size that is not chosen is asked for, whatever a browser sends for it", async () => {
  const visitor = new Visitor(shop.url);
  const answer = await visitor.post(paths.product, { intent: "add-to-cart", barva: "", velikost: "", quantity: "1" });
  expect(answer.status).toBe(422);
  expect((await visitor.get("/kosik")).html).not.toContain("KA-1005");
  const delivery = await visitor.post("/kosik/doprava", { carrier: "", payment: "" });
  expect(delivery.status).toBeLessThan(500);
});

test("a card is a few lines: name, price, choice", () => {
  for (const path of [paths.home, paths.listing]) {
    const cards = pageAt(path).html.match(/<li id="p-\d+"[\s\S]*?<\/li>/g) ?? [];
    expect(cards.length).toBeGreaterThan(3);
    const lines = cards.map((card) => readAsText(card).lines);
    // Reduced products have one more line, with the discount.
    for (const card of lines) expect(card.length, card.join("\n")).toBeLessThanOrEqual(9);
    const names = cards.map((card) => /<h[23][^>]*><a[^>]*>([^<]+)/.exec(card)?.[1]?.replaceAll("\u00a0", " "));
    for (const [index, card] of lines.entries()) expect(card.slice(0, 2)).toContain(names[index]);
  }
});

test.each([paths.product, paths.cart])("%s: a button of another form stands in one that asks the same", (path) => {
  const { controls, forms } = pageAt(path).text;
  const asked = (form: number) =>
    controls.find(({ form: its, attributes }) => its === form && attributes.name === "intent")?.attributes.value;
  const foreign = controls.filter(({ attributes }) => "form" in attributes && attributes.form !== "koupit");
  const isOnCard = ({ form }: Control) => form === -1;
  expect(foreign.filter((control) => !isOnCard(control)).length).toBeGreaterThan(0);
  for (const control of foreign.filter((control) => !isOnCard(control))) {
    const target = forms.findIndex(({ id }) => id === control.attributes.form);
    expect([control.text, asked(control.form)]).toEqual([control.text, asked(target)]);
  }
});

test("what a text browser sends from the cart removes the line", async () => {
  const visitor = new Visitor(shop.url);
  await visitor.send("/1027", {
    intent: "add-to-cart",
    quantity: "1",
    ...firstChoice((await visitor.get("/1027")).html),
  });
  const { controls } = readAsText((await visitor.get("/kosik")).html);
  const remove = controls.find(({ attributes }) => attributes.form === "odebrat");
  if (!remove) throw new Error("no button removes the line");
  const sent = controls.filter(({ form, attributes }) => form === remove.form && attributes.type === "hidden");
  await visitor.send(
    "/kosik",
    Object.fromEntries(sent.map(({ attributes: { name = "", value = "" } }) => [name, value])),
  );
  expect(
    readAsText((await visitor.get("/kosik")).html).controls.some(({ attributes }) => attributes.form === "odebrat"),
  ).toBe(false);
});

function firstChoice(html: string): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const name of ["barva", "velikost"]) {
    const offered = new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(html)?.[1];
    if (offered) chosen[name] = offered;
  }
  return chosen;
}

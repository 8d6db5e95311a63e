import { expect, test } from "vitest";

import { openApiShop } from "../../../tests/support/api/apiShop";
import { openPoints } from "../../../tests/support/points";

test("a product has the fields of the specification, net prices and the rate of the shop version", async () => {
  const { ask, variantIds } = await openApiShop();
  const { body } = await ask("GET", "/api/catalog/product/1001/cs");
  expect(body).toMatchObject({
    id: 1001,
    name: "Bunda Matěj",
    slug: "bunda-matej",
    url: "/1001/bundy/bunda-matej",
    short_description: "Rovná bunda",
    description: "<p>Bunda.</p>",
    images: [{ id: expect.any(Number), image: expect.stringMatching(/^bunda-\w+\.webp$/) }],
    main_image: expect.stringMatching(/^bunda-\w+\.webp$/),
    default_category: { id: 2, name: "Bundy", slug: "bundy" },
    categories: [{ id: 2, name: "Bundy", slug: "bundy" }],
    price: 10_735.5372,
    price_sale: null,
    price_eur: 422.6829,
    price_eur_sale: null,
    is_price_sale_active: false,
    has_variants: true,
    min_price: 10_735.5372,
    min_price_eur: 422.6829,
    tax_rate: { rate: 21 },
    price_tax_incl: 12_990,
    variants: [
      { id: variantIds[0], name: "černá, 50", in_stock: true },
      { id: variantIds[1], name: "černá, 52", in_stock: true },
    ],
    attributes: [{ name: "Materiál", value: "hovězina" }],
    measures: [
      { size: "50", back: 66.5 },
      { size: "52", back: 67, chest: 54 },
    ],
  });
  const slovak = await ask("GET", "/api/catalog/product/1001/sk");
  expect(slovak.body).toMatchObject({
    tax_rate: { rate: 23 },
    price_tax_incl: 51_990,
    url: "/sk/1001/bundy/bunda-matej",
  });
});

test.each(["/api/catalog/product/4711/cs", "/api/catalog/product/x/cs", "/api/catalog/products/cs?strana=99"])(
  "%s is not there",
  async (path) => {
    const { ask } = await openApiShop();
    expect((await ask("GET", path)).body).toEqual({ statusCode: 404, message: "This page could not be found" });
  },
);

test("products are listed with the parameters of a listing, and unknown values ask nothing", async () => {
  const { ask } = await openApiShop();
  const count = async (query: string) =>
    ((await ask("GET", `/api/catalog/products/cs${query}`)).body as { count: number }).count;
  expect(await count("")).toBe(1);
  expect(await count("?category=1&velikost=52&velikost=54")).toBe(1);
  expect(await count("?barva=zelena")).toBe(1);
  expect(await count("?barva=hneda")).toBe(0);
  expect(await count("?cena_do=5000")).toBe(0);
  expect(await count("?list=sale")).toBe(0);
  expect(await count("?section=zeny")).toBe(0);
});

test("the search answers by section, and with none for what nothing answers", async () => {
  const { ask } = await openApiShop();
  expect((await ask("GET", "/api/search/cs?q=Bunda")).body).toMatchObject({
    q: "Bunda",
    sections: [
      { kind: "products", count: 1, products: [{ id: 1001 }], links: [] },
      { kind: "categories", count: 1, products: [], links: [{ text: "Bundy", url: "/2/bundy" }] },
    ],
  });
  expect((await ask("GET", "/api/search/cs")).body).toMatchObject({ sections: [] });
  expect((await ask("GET", "/api/search/cs?q=bunda&section=products&page=2")).status).toBe(404);
});

test("stores tell their week, and which of them has a variant", async () => {
  const { ask, variantIds } = await openApiShop();
  expect((await ask("GET", "/api/stores/cs")).body).toMatchObject([
    { id: "praha", hours: [{ weekday: 1, opens_minute: 540, closes_minute: 1080 }] },
  ]);
  const having = `/api/stores/availability?product=1001&variant=${variantIds[0]}`;
  expect((await ask("GET", having)).body).toMatchObject([{ id: "praha", stock: "last" }]);
  expect((await ask("GET", "/api/stores/availability?product=1001&variant=1")).status).toBe(404);
  expect(await ask("GET", "/api/stores/availability?product=x")).toMatchObject({
    status: 422,
    body: { errors: { product: ["Pole musí obsahovat pouze číslice."] } },
  });
});

test("payments are those of the carrier, and pickup points are found by their words", async () => {
  const { ask } = await openApiShop();
  const ids = async (path: string) => ((await ask("GET", path)).body as { id: string }[]).map(({ id }) => id);
  expect(await ids("/api/payments/cs?carrier=pickup")).toEqual(["card", "transfer"]);
  expect(await ids("/api/payments/cs?carrier=nobody")).toEqual([]);
  expect(await ids("/api/pickup-points?carrier=ppl")).toEqual([]);
  expect(await ids("/api/pickup-points?q=prah")).toEqual(["praha"]);
  expect(await ids("/api/pickup-points?q=brno")).toEqual([]);
});

test("a carrier's points are found, the nearest first and a page at a time", async () => {
  const { ask, db } = await openApiShop();
  await openPoints(db);
  const path = "/api/pickup-points?carrier=packeta";
  const codes = async (query: string, headers = {}) =>
    ((await ask("GET", `${path}${query}`, { headers })).body as { code: string }[]).map(({ code }) => code);
  expect(await codes("&q=140%2000")).toEqual(["9003", "9002", "9001"]);
  expect(await codes("")).toEqual(["9004", "9002", "9001", "9003"]);
  expect(await codes("", { "Accept-Language": "sk" })).toEqual(["9005"]);
  const first = await ask("GET", `${path}&q=praha`);
  expect([first.status, first.headers.get("X-Page-Count")]).toEqual([200, "1"]);
  expect(first.body).toMatchObject([
    { id: "packeta-9002", carrier: "packeta", hours: [{ weekday: 1 }, {}, {}, {}, {}] },
    {},
    {},
  ]);
  expect((await ask("GET", `${path}&page=2`)).status).toBe(404);
  expect((await ask("GET", `${path}&page=x`)).status).toBe(422);
});

test("searches for points have a limit", async () => {
  const { ask, db } = await openApiShop();
  expect((await ask("GET", "/api/pickup-points")).status).toBe(200);
  await db.updateTable("attempt_count").set({ attempts: 240 }).execute();
  expect(await ask("GET", "/api/pickup-points")).toMatchObject({ status: 429 });
});

test("a company number that none can have is refused without asking a register", async () => {
  const { ask } = await openApiShop();
  expect((await ask("GET", "/api/company/12345678")).status).toBe(422);
  expect(await ask("GET", "/api/company/27074358")).toMatchObject({ status: 404, body: { code: "lookup_failed" } });
});

test("look-ups of companies have a limit", async () => {
  const { ask, db } = await openApiShop();
  await ask("GET", "/api/company/27074358");
  await db.updateTable("attempt_count").set({ attempts: 100 }).execute();
  expect(await ask("GET", "/api/company/27074358")).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining("příliš často") },
  });
});

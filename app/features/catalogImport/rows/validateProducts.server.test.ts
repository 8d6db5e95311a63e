import { expect, test } from "vitest";

import { catalogFolder, emptyShop, productFixture, variantFixture } from "../../../../tests/support/catalogFolder";

import { readCatalog } from "../readCatalog.server";

const ean = "2000000000015";
const second = { id: 1002, code: "KA-1002", variants: [variantFixture({ sku: "KA-1002-50" })] };

/** Changes that make the second line of products.ndjson invalid, and the reason expected for each. */
const productFaults: [fault: Record<string, unknown>, reason: string][] = [
  [{ id: 0 }, "id must be at least 1"],
  [{ id: 2_147_483 }, "id must be at most 2147482"],
  [{ id: "1002" }, "id must be a number, not a text"],
  [{ id: 1.5 }, "id must be a whole number, not a fraction"],
  [{ id: 1001 }, "id 1001 is already on line 1"],
  [{ code: "KA-1001" }, "code KA-1001 is already on line 1"],
  [{ code: "KA 1002" }, "code must be letters a-z, digits and . _ / -"],
  [{ kind: "service" }, "kind must be one of goods, voucher"],
  [{ taxClass: "reduced" }, "taxClass names reduced, which is unknown or has a bad row itself"],
  [{ brand: undefined }, "brand is missing"],
  [{ colour: "cerna" }, "the row has an unknown field: colour"],
  [{ categories: [2, 2] }, "categories must name each category once"],
  [{ categories: [2, 77] }, "categories[1] names 77, which is unknown or has a bad row itself"],
  [{ defaultCategory: 9 }, "defaultCategory must be one of categories, and 9 is not"],
  [{ position: -1 }, "position must be at least 0"],
  [{ published: "soon" }, 'published must be a day such as "2026-11-01" or days before now such as "-12d"'],
  [{ published: "2026-02-30" }, 'published must be a day such as "2026-11-01" or days before now such as "-12d"'],
  [{ name: { cs: "Bunda" } }, "name.sk is missing"],
  [{ name: { cs: " ", sk: "Bunda" } }, "name.cs must not be empty"],
  [{ name: { cs: "Bu\u0000nda", sk: "Bunda" } }, "name.cs must not hold control characters"],
  [{ name: { cs: "Bunda", sk: "\ud800 Bunda" } }, "name.sk must not hold control characters"],
  [{ name: { cs: "x".repeat(151), sk: "x" } }, "name.cs must have at most 150 characters"],
  [{ name: { cs: "???", sk: "Bunda" } }, "slug.cs must be given, for the name has no letters a-z and no digits"],
  [{ name: { cs: "Muži", sk: "Bunda" } }, "slug.cs must not be muzi, which has a meaning of its own"],
  [{ slug: { cs: "nezarazeno", sk: "b" } }, "slug.cs must not be nezarazeno, which has a meaning of its own"],
  [{ slug: { cs: "Bunda 1", sk: "b" } }, "slug.cs must be small letters a-z and digits, in words joined by hyphens"],
  [{ description: { cs: "<script>x</script>", sk: "" } }, "description.cs must not hold <script>"],
  [{ moreInfo: { cs: "", sk: "<ul><li>x</ul>" } }, "moreInfo.sk must not close <ul> where it is not open"],
  [{ attributes: { material: "plast" } }, "attributes.material names plast, which is unknown"],
  [{ attributes: { delka: "mini" } }, "attributes.delka names mini, which is unknown or has a bad row itself"],
  [{ attributes: { material: 7 } }, "attributes.material must be a value's id or a list of such ids"],
  [{ attributes: { material: ["semis", "semis"] } }, "attributes.material must name each value once"],
  [{ measures: { "50": { back: 66.2 } } }, "measures.50.back must be in whole or half centimetres"],
  [{ measures: { "50": { back: 0 } } }, "measures.50.back must be at least 0.5"],
  [{ measures: { "50": {} } }, "measures.50 must have back, sleeve or chest"],
  [{ measures: { "50": { back: 66, hem: 60 } } }, "measures.50 has an unknown field: hem"],
  [{ measures: { "99": { back: 66 } } }, "measures names the size 99, which no variant has"],
  [{ price: { czk: 12990 } }, "price.czk must be a text, not a number"],
  [{ price: { czk: "12990.50" } }, 'price.czk must be an amount such as "12990", in whole crowns, from 1 to 9999999'],
  [{ price: { czk: "0" } }, 'price.czk must be an amount such as "12990", in whole crowns, from 1 to 9999999'],
  [{ price: { czk: "1", eur: "1e3" } }, 'price.eur must be an amount such as "519.90", in euros, from 0 to 999999.99'],
  [{ sale: { active: true, czk: "12990" } }, "sale.czk must be lower than price.czk"],
  [{ sale: { active: true, czk: "9990", eur: "519.90" } }, "sale.eur must be lower than price.eur"],
  [
    { price: { czk: "12990" }, sale: { active: true, czk: "9990", eur: "399.90" } },
    "sale.eur must not be given when price.eur is not",
  ],
  [
    { price: { czk: "12990" }, priceLog: [{ from: "-9d", czk: "1", eur: "1" }] },
    "priceLog[0].eur must not be given when price.eur is not",
  ],
  [{ priceLog: [{ from: "-0d", czk: "1" }] }, "priceLog[0].from must be in the past"],
  [
    {
      priceLog: [
        { from: "-9d", czk: "1" },
        { from: "2026-01-01", czk: "1" },
      ],
    },
    "priceLog[1].from must be later than that of priceLog[0]",
  ],
  [{ labels: ["new"] }, "labels[0] must be one of goodPrice, bestseller"],
  [{ allowsMessage: "no" }, "allowsMessage must be true or false, not a text"],
  [
    { pictures: [{ file: "gone.webp" }] },
    "pictures[0].file names gone.webp, which is neither in pictures/ nor in the shop",
  ],
  [{ pictures: [{ file: "../bunda.webp" }] }, "pictures[0].file must be a file name such as bunda-cerna.webp"],
  [{ pictures: [{ file: "bunda.webp", colour: "mint" }] }, "pictures[0].colour names mint, which is unknown"],
  [{ variants: [] }, "variants must have at least 1 member"],
  [{ variants: [variantFixture({ sku: "KA-1001-50" })] }, "variants[0].sku KA-1001-50 is already on line 1"],
  [{ variants: [variantFixture({ sku: "X", ean })] }, `variants[0].ean ${ean} is already on line 1`],
  [{ variants: [variantFixture({ sku: "X", ean: "2000000000016" })] }, "variants[0].ean must be 13 digits"],
  [{ variants: [variantFixture({ sku: "X", colour: "mint" })] }, "variants[0].colour names mint, which is unknown"],
  [{ variants: [variantFixture({ sku: "X", stock: { brno: 1 } })] }, "variants[0].stock names brno, which is unknown"],
  [{ variants: [variantFixture({ sku: "X", stock: { eshop: -1 } })] }, "variants[0].stock.eshop must be at least 0"],
  [
    { variants: [variantFixture({ sku: "X" }), variantFixture({ sku: "Y" })] },
    "variants[1] has the same colour and size as variants[0]",
  ],
  [
    { variants: [variantFixture({ sku: "X", surcharge: { czk: "500", eur: "0" } })] },
    "variants must have one without a surcharge in czk; raise price.czk instead",
  ],
];

test.each(productFaults.map(([fault, reason]) => ({ fault, reason })))(
  "a product row is rejected because $reason",
  async ({ fault, reason }) => {
    const first = productFixture({ variants: [variantFixture({ ean })] });
    const products = [first, productFixture({ ...second, ...fault })];
    const { catalog, problems } = await readCatalog(catalogFolder({ "products.ndjson": products }), emptyShop);
    expect(problems).toEqual([
      { file: "products.ndjson", line: 2, reason: expect.stringMatching(startingWith(reason)) },
    ]);
    expect(catalog.products.map(({ id }) => id)).toEqual([1001]);
  },
);

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`);
}

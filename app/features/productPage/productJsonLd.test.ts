import { expect, test } from "vitest";
import { productTextIds } from "~/features/products/productTexts";
import { recordOf } from "~/platform/closedSets";

import { scriptJson } from "~/ui/scriptJson";

import { productJsonLd } from "./productJsonLd";
import type { ProductView } from "./productView";

function variant(id: number, onHand: number, inStores = 0) {
  const options = { colourId: "cerna", colour: "černá", colourHex: "#000000", size: String(40 + id) };
  return { id, sku: `KA-${id}`, ean: "2000100100011", ...options, onHand, inStores, unitMinor: 51_990 };
}

function viewOf(variants: ReturnType<typeof variant>[]): ProductView {
  const texts = { ...recordOf(productTextIds, () => ""), name: "Bunda", subtitle: "Rovná </script>" };
  return {
    product: {
      id: 1001,
      code: "KA-1001",
      brand: "KARA",
      categoryId: null,
      categorySlug: null,
      slug: "bunda",
      ...texts,
      priceMinor: 51_990,
      isFrom: false,
      struckMinor: null,
      discountPercent: 0,
      availability: "online",
      allowsMessage: false,
      labels: [],
      pictures: [{ file: "a.webp", colourId: null }],
      variants,
      attributes: [],
    },
    crumbs: [
      { text: "Domů", link: "/" },
      { text: "Bunda", link: "" },
    ],
    backTo: { text: "", link: "/products/new" },
    related: [],
    recentlyViewed: [],
    selected: { colourId: null, size: null },
    storeAvailability: null,
    sizeTables: null,
    careInstructions: [],
    hasAnimalNotice: false,
    guaranteePicture: null,
    maker: { company: "", address: "", email: "vyroba@kara.example" },
    freeDeliveryAboveMinor: 2_000,
    delivery: { priceMinor: 490, handlingDays: 2, transitDays: 3 },
    returnDays: 14,
    arrivesOn: null,
    phone: "",
    cancelStockAlertId: null,
    origin: "https://kara.example",
  };
}

const slovak = { locale: "sk", currency: { code: "EUR", decimals: 2 }, brand: "KARA" } as const;

function graphOf(variants: ReturnType<typeof variant>[]) {
  return JSON.parse(scriptJson(productJsonLd(viewOf(variants), slovak)))["@graph"];
}

test("each variant has its code, price with VAT and availability", () => {
  const [group] = graphOf([variant(1, 3), variant(2, 0, 1), variant(3, 0)]);
  expect(group["@type"]).toBe("ProductGroup");
  expect(group.hasVariant[0]).toMatchObject({
    sku: "KA-1",
    gtin13: "2000100100011",
    size: "41",
    offers: { price: "519.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
  });
  const availability = group.hasVariant.map(
    (variant: { offers: { availability: string } }) => variant.offers.availability,
  );
  expect(availability.slice(1)).toEqual(["https://schema.org/InStoreOnly", "https://schema.org/OutOfStock"]);
});

test("a product with a single variant is described as one product", () => {
  expect(graphOf([variant(1, 3)])[0]).toMatchObject({ "@type": "Product", sku: "KA-1", offers: { price: "519.90" } });
});

test("too many variants are described by their price range", () => {
  const [group] = graphOf(Array.from({ length: 30 }, (_, index) => variant(index, 1)));
  expect(group.hasVariant).toBeUndefined();
  expect(group.offers).toMatchObject({ "@type": "AggregateOffer", offerCount: 30, lowPrice: "519.90" });
});

test("every offer names returns and delivery, each described once", () => {
  const graph = graphOf([variant(1, 3), variant(2, 0)]);
  for (const { offers } of graph[0].hasVariant) {
    expect(offers).toMatchObject({
      hasMerchantReturnPolicy: { "@id": "#returns" },
      shippingDetails: { "@id": "#delivery-free" },
    });
  }
  expect(graph.slice(2)).toMatchObject([
    { "@type": "MerchantReturnPolicy", "@id": "#returns", applicableCountry: "SK", merchantReturnDays: 14 },
    {
      "@type": "OfferShippingDetails",
      "@id": "#delivery-free",
      shippingRate: { value: "0.00", currency: "EUR" },
      shippingDestination: { addressCountry: "SK" },
      deliveryTime: { handlingTime: { maxValue: 2 }, transitTime: { maxValue: 3 } },
    },
  ]);
});

test("delivery that is not free has the carrier's price", () => {
  const view = { ...viewOf([variant(1, 1)]), freeDeliveryAboveMinor: 51_990 };
  const { "@graph": graph } = JSON.parse(scriptJson(productJsonLd(view, slovak)));
  expect(graph[0].offers.shippingDetails).toEqual({ "@id": "#delivery" });
  expect(graph[3]).toMatchObject({ "@id": "#delivery", shippingRate: { value: "4.90" } });
});

test("no text can end the script element that contains it", () => {
  const json = scriptJson(productJsonLd(viewOf([variant(1, 1)]), slovak));
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"][0].description).toBe("Rovná </script>");
});

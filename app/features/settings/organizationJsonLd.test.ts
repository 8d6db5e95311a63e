import { expect, test } from "vitest";

import { organizationJsonLd } from "./organizationJsonLd";
import { parseSettings } from "./settings";

const shop = {
  brand: "KARA",
  home: "https://kara.example/",
  logo: "https://kara.example/icon-512.png",
  email: "info@kara.example",
};

const company = {
  ...parseSettings(new Map()).company,
  name: "KARA, a.s.",
  street: "Dlouhá 1",
  city: "Praha",
  zip: "110 00",
  country: "CZ",
  tax_id: "CZ99000016",
  phone: "+420 900 100 100",
};

test("the seller has its names, logo, seat and how it is reached", () => {
  expect(organizationJsonLd(company, shop)).toMatchObject({
    "@type": "Organization",
    "@id": "https://kara.example/#org",
    name: "KARA",
    legalName: "KARA, a.s.",
    logo: "https://kara.example/icon-512.png",
    vatID: "CZ99000016",
    contactPoint: { telephone: "+420 900 100 100", email: "info@kara.example" },
    address: { streetAddress: "Dlouhá 1", addressLocality: "Praha", postalCode: "110 00", addressCountry: "CZ" },
  });
});

test("a shop without a company names what it has", () => {
  const seller = organizationJsonLd(parseSettings(new Map()).company, { ...shop, email: "" });
  expect(Object.keys(seller)).toEqual(["@context", "@type", "@id", "name", "url", "logo"]);
});

import { expect, test } from "vitest";

import { storesJsonLd } from "./storesJsonLd";

const prague = {
  id: "praha",
  name: "KARA Praha",
  note: "",
  street: "Dlouhá 1",
  city: "Praha",
  zip: "110 00",
  country: "CZ",
  phone: "+420 601 123 456",
  email: "",
  week: [{ weekday: 1, opensMinute: 570, closesMinute: 1080 }],
  exceptions: [{ date: "2026-12-24", opensMinute: null, closesMinute: null }],
};

test("each store has its address, opening hours and organization", () => {
  const jsonLd = storesJsonLd([prague], { locale: "sk", brand: "KARA", origin: "https://kara.example" });
  expect(jsonLd).toMatchObject({
    "@graph": [
      { "@type": "Organization", "@id": "https://kara.example/sk#org", name: "KARA" },
      {
        "@type": "Store",
        "@id": "https://kara.example/sk/prodejny/praha",
        name: "KARA Praha",
        parentOrganization: { "@id": "https://kara.example/sk#org" },
        telephone: "+420 601 123 456",
        address: { addressLocality: "Praha", postalCode: "110 00", addressCountry: "CZ" },
        openingHoursSpecification: [{ dayOfWeek: "https://schema.org/Monday", opens: "09:30", closes: "18:00" }],
        specialOpeningHoursSpecification: [{ validFrom: "2026-12-24", opens: "00:00", closes: "00:00" }],
      },
    ],
  });
  expect(JSON.stringify(jsonLd)).not.toContain('"email"');
});

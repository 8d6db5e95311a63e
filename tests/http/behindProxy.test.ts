import { expect, test } from "vitest";

import { openShop } from "../support/shop/runningShop";

/** An address of a Slovak provider. */
const slovak = "195.146.132.59";

async function countryBehind(trustedProxies: string, forwarded: string): Promise<unknown> {
  const shop = await openShop({
    isFilled: false,
    environment: { LOG_LEVEL: "silent", TRUST_PROXY: trustedProxies, GEO_COUNTRY_HEADER: "" },
  });
  try {
    const answer = await fetch(`${shop.url}/api/geolocation`, { headers: { "X-Forwarded-For": forwarded } });
    return await answer.json();
  } finally {
    await shop.stop();
  }
}

test("behind one proxy the client's address is the last forwarded one", async () => {
  expect(await countryBehind("1", `8.8.8.8, ${slovak}`)).toMatchObject({ countryCode: "SK" });
}, 60_000);

test("without a proxy forwarded headers are ignored", async () => {
  expect(await countryBehind("0", slovak)).not.toMatchObject({ countryCode: "SK" });
}, 60_000);

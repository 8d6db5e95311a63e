import type { BrowserContext, Page } from "@playwright/test";

/** Seconds of waiting, and kilobytes, of a whole purchase. */
export type SlowPurchase = { seconds: number; kilobytes: number };

const buyer = {
  email: "jana@example.com",
  phone: "601 123 456",
  firstname: "Jana",
  lastname: "Ukázková",
  street: "Koželužská 128/4a",
  city: "Testov",
  zip: "503 99",
};

const maxMs = 120_000;

/**
 * Buys a jacket from its page to the summary of the order, using only forms. It measures the time from each press of a
 * button until the next page can be used, not the time that a person needs to read and to type.
 */
export async function buySlowly(
  context: BrowserContext,
  page: Page,
  { origin, product = "/1001/panske-bundy/panska-kozena-bunda-matej" }: { origin: string; product?: string },
): Promise<SlowPurchase> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  page.setDefaultTimeout(maxMs);
  let ms = 0;
  const waitFor = async (start: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await Promise.all([page.waitForEvent("domcontentloaded"), start()]);
    ms += performance.now() - startedAt;
  };
  const press = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((control: HTMLElement) => control.click());
  const go = (path: string) => page.goto(origin + path, { waitUntil: "commit" });
  await waitFor(() => go(product));
  for (const name of ["barva", "velikost"])
    await page
      .locator(`label:not([hidden], [data-offered="no"]) input[name="${name}"]`)
      .first()
      .evaluate((choice: HTMLElement) => choice.click());
  await waitFor(() => press('button[form="koupit"]'));
  await waitFor(() => press('main [role="status"] a[href="/kosik"]'));
  await waitFor(() => press('main a[href="/kosik/doprava"]'));
  await press('input[name="carrier"][value="ppl"]');
  await press('input[name="payment"][value="cod"]');
  await waitFor(() => press('main button[type="submit"]'));
  for (const [name, value] of Object.entries(buyer)) await page.locator(`main [name="${name}"]`).fill(value);
  await waitFor(() => press('main button[type="submit"]'));
  await press('input[name="terms"]');
  await waitFor(() => press('main button[type="submit"]'));
  if (!page.url().includes("/shrnuti/")) throw new Error(`The purchase ended at ${page.url()}`);
  await page.waitForLoadState("networkidle");
  return { seconds: ms / 1000, kilobytes: bytes / 1000 };
}

import { accessibilityViolations, htmlErrors } from "../support/browser/audit";
import { expect, test } from "../support/browser/journey";
import { answerConsent } from "../support/consent";

test("the API's document is a page that is valid, accessible and fits every screen", async ({
  page,
  javaScriptEnabled,
  baseURL,
}) => {
  test.slow();
  await answerConsent(page, baseURL);
  const answer = await page.goto("/api/docs");
  expect(await htmlErrors((await answer?.text()) ?? "")).toEqual([]);
  await page.locator("summary", { hasText: "Sign in" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("HTTP API");
  await expect(page.getByText("No such account or another password")).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways scroll at ${width} px`).toBe(0);
  }
  if (!javaScriptEnabled) return;
  expect(await accessibilityViolations(page)).toEqual([]);
});

test("the document for machines is linked from the one for people", async ({ page }) => {
  await page.goto("/api/docs");
  const address = await page.getByRole("link", { name: "OpenAPI 3.1" }).getAttribute("href");
  const document = await page.request.get(address ?? "");
  expect((await document.json()).openapi).toBe("3.1.0");
});

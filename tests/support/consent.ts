import type { Page } from "@playwright/test";

/** A visitor who has refused all but the technical cookies before. */
export async function answerConsent(page: Page, url: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: "cookie_consent", value: "technical", url: url ?? "" }]);
}

/** One who has closed the pop-up as well. */
export async function comeAgain(page: Page, url: string | undefined): Promise<void> {
  await answerConsent(page, url);
  await page.context().addCookies([{ name: "banner.popup", value: "closed", url: url ?? "" }]);
}

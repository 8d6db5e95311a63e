import type { Page } from "@playwright/test";

/** Cookies of a visitor who has accepted only technical cookies. */
export async function answerConsent(page: Page, url: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: "cookie_consent", value: "technical", url: url ?? "" }]);
}

/** Cookies of one who has closed the pop-up as well. */
export async function comeAgain(page: Page, url: string | undefined): Promise<void> {
  await answerConsent(page, url);
  await page.context().addCookies([{ name: "banner.popup", value: "closed", url: url ?? "" }]);
}

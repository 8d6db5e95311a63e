import type { Page } from "@playwright/test";

/** Sets the cookies of a visitor who has accepted only technical cookies. */
export async function answerConsent(page: Page, url: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: "cookie_consent", value: "technical", url: url ?? "" }]);
}

/** Sets the cookies of a visitor who has also closed the pop-up. */
export async function comeAgain(page: Page, url: string | undefined): Promise<void> {
  await answerConsent(page, url);
  await page.context().addCookies([{ name: "banner.popup", value: "closed", url: url ?? "" }]);
}

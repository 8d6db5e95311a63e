import { expect, test } from "vitest";

import { readSettings } from "~/features/settings/settings.queries.server";

import { localeOfPath } from "~/platform/i18n/locale";
import { bannerFixture } from "../../../tests/support/catalogFolder";
import { createImportShop } from "../../../tests/support/catalogImport";
import { readPageInputs } from "./pageInputs.server";
import { readChoices } from "./readChoices.server";

async function visitTo(path: string, headers: Record<string, string> = {}) {
  const { db, importFiles } = await createImportShop();
  const popup = { id: "okno", set: "banner.popup_desktop", picture: "bunda.webp" };
  await importFiles({ "banners.ndjson": [bannerFixture(), bannerFixture(popup)] });
  const request = new Request(`http://shop.test${path}`, { headers });
  const locale = localeOfPath(path);
  return readChoices(readPageInputs(request), db, { locale, settings: await readSettings(db, locale) });
}

const answered = "cookie_consent=technical.marketing";

test("a new visitor sees the cookie bar and the promo strip, and no pop-up", async () => {
  const choices = await visitTo("/");
  expect(choices.consentBar?.choices.map(({ isAllowed }) => isAllowed)).toEqual([true, false, false, false]);
  expect(choices.promo).toMatchObject({ title: "Nová kolekce" });
  expect(choices.popup).toBeNull();
});

test("after the answer the pop-up appears, and the bar only when reopened, with the answer in it", async () => {
  const choices = await visitTo("/", { Cookie: answered });
  expect(choices.consentBar).toBeNull();
  expect(choices.popup?.wide).toMatchObject({
    id: "okno-cs",
    path: "/img/product/big/",
    image: expect.stringMatching(/^bunda-\w{8}\.webp$/),
  });
  expect(choices.popup?.narrow).toBeNull();
  const reopened = await visitTo("/?cookies=1", { Cookie: answered });
  expect(reopened.popup).toBeNull();
  expect(reopened.consentBar?.choices.map(({ isAllowed }) => isAllowed)).toEqual([true, false, true, false]);
});

test.each([
  "/sk",
  "/1/muzi",
  "/sk/35/slevy/zeny",
  "/products/new",
  "/bundykabaty",
  "/1001/panske-bundy/bunda",
  "/sk/1001/panske-bundy/bunda",
])("the pop-up belongs to %s", async (path) => {
  expect((await visitTo(path, { Cookie: answered })).popup).not.toBeNull();
});

test.each(["/kosik", "/kosik/doprava", "/kosik/souhrn", "/hledani", "/prodejny", "/sluzby", "/blog", "/registrace"])(
  "no pop-up appears on %s",
  async (path) => {
    expect((await visitTo(path, { Cookie: answered })).popup).toBeNull();
  },
);

test("a closed banner stays closed", async () => {
  const choices = await visitTo("/", { Cookie: `${answered}; banner.promo=closed; banner.popup=closed` });
  expect(choices).toMatchObject({ promo: null, popup: null, consentBar: null });
});

test("another cookie that contains a banner's name closes nothing", async () => {
  expect((await visitTo("/", { Cookie: `${answered}; seen=banner.promo=closed` })).promo).not.toBeNull();
});

test("a browser that saves data gets lite mode, unless the visitor chose otherwise", async () => {
  expect((await visitTo("/")).isLite).toBe(false);
  expect((await visitTo("/", { "Save-Data": "on" })).isLite).toBe(true);
  expect((await visitTo("/", { "Save-Data": "on", Cookie: "light=off" })).isLite).toBe(false);
  expect((await visitTo("/", { Cookie: "light=on" })).isLite).toBe(true);
});

import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";

import { i18nFor } from "~/platform/i18n/i18n.server";
import { LocaleProvider } from "~/platform/i18n/LocaleContext";
import type { Locale } from "~/platform/i18n/locale";
import type { AccountSummary } from "../shellData";
import { AccountMenu } from "./AccountMenu";
import SignInPanel from "./SignInPanel";

const customer: AccountSummary = { group: null };

function shown(account: AccountSummary | null, { locale = "cs" as Locale, redirect = null as string | null } = {}) {
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor(locale)}>
      <LocaleProvider value={locale}>
        {account ? (
          <AccountMenu id="panel" account={account} />
        ) : (
          <SignInPanel id="panel" redirect={redirect} path="/1/muzi?strana=2" onDone={() => {}} />
        )}
      </LocaleProvider>
    </I18nextProvider>,
  );
}

test("a guest gets the sign-in form, which comes back to the page, and ways to register and to a new password", () => {
  const html = shown(null);
  expect(html).toContain('method="post" action="/prihlaseni"');
  expect(html).toContain('name="redirect" value="/1/muzi?strana=2"');
  for (const part of ['name="email"', 'type="password"', 'href="/registrace"', 'href="/obnova-hesla"']) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain("/odhlaseni");
});

test("a guest sent here from a protected page is led there, and may leave the panel without JavaScript", () => {
  const html = shown(null, { redirect: "/ucet/muj-ucet" });
  expect(html).toContain('name="redirect" value="/ucet/muj-ucet"');
  expect(html).toMatch(/href="\/1\/muzi"[^>]*>Zavřít/);
});

test("a customer gets the account's pages and a sign-out that is a form", () => {
  const html = shown(customer, { locale: "sk" });
  for (const link of ["/sk/ucet", "/sk/ucet/muj-ucet", "/sk/account/addresses"]) {
    expect(html).toContain(`href="${link}"`);
  }
  expect(html).toContain('method="post" action="/sk/odhlaseni"');
  expect(html).not.toContain('name="password"');
});

test("the header names the customer's group and its discount", () => {
  const html = shown({ group: { description: "KARA KLUB", discountPercent: 5 } });
  expect(html).toContain("KARA KLUB: sleva 5\u00a0%");
  expect(shown({ group: { description: "Přátelé", discountPercent: 0 } })).not.toContain("0 %");
});

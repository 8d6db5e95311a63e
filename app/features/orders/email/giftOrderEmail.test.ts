import { expect, test } from "vitest";
import type { GiftDetails } from "~/features/cart/gift/gift";
import { parseSettings } from "~/features/settings/settings";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { renderEmailText } from "~/ui/email";
import { euro } from "../../../../tests/support/currencies";
import { evasOrder } from "../../../../tests/support/orders";
import { plainSpaces } from "../../../../tests/support/plainSpaces";
import { orderEmail } from "./orderEmail";

const { bank_account, shop_mail, company } = parseSettings(new Map());
const anna = {
  form: "email",
  recipientName: "Anna",
  recipientEmail: "anna@example.com",
  message: "",
  sendOn: null,
} as const;

function confirmation(locale: "cs" | "sk", given: Partial<GiftDetails>): string {
  const gift = { ...anna, ...given, sentAt: null };
  const lines = evasOrder().lines.map((line) => ({
    ...line,
    quantity: 1,
    name: "Poukaz",
    variantName: "",
    note: gift.message,
    gift,
  }));
  const order = evasOrder({ locale, currencyCode: "EUR", lines });
  const context = { t: translatorFor(locale), currency: euro, settings: { bank_account, shop_mail, company } };
  const urls = { summaryUrl: "https://kara.example/1", withdrawalUrl: "https://kara.example/2" };
  return plainSpaces(renderEmailText(orderEmail(order, { ...context, ...urls })));
}

test.each([
  ["cs", { sendOn: "2026-12-24" }, "1× Poukaz · Pro: Anna · e-mailem na anna@example.com · odešleme 24. 12. 2026: "],
  ["cs", { recipientName: "", recipientEmail: "" }, "1× Poukaz · e-mailem vám · odešleme hned po zaplacení: "],
  [
    "cs",
    { form: "print", message: "Hezké svátky" },
    "· Pro: Anna · přiložíme k objednávce · Věnování: „Hezké svátky“: ",
  ],
  ["sk", {}, "1× Poukaz · Pre: Anna · e-mailom na anna@example.com · odošleme hneď po zaplatení: "],
] as const)(
  "the confirmation of a gift voucher says for whom it is, where it goes and when (%s, %o)",
  (locale, given, said) => {
    expect(confirmation(locale, given)).toContain(said);
  },
);

test("a link that was typed as the name of a recipient is not sent", () => {
  expect(confirmation("cs", { recipientName: "www.spam.example" })).not.toContain("spam");
});

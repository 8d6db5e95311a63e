import { expect, test } from "vitest";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { renderEmailText } from "~/ui/email";
import { euro } from "../../../tests/support/currencies";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { giftEmail } from "./giftEmail";

test("the e-mail with a Slovak gift voucher says a whole value without decimals", () => {
  const gift = {
    locale: "sk",
    number: "2026000009",
    valueMinor: 5_000,
    code: "KARA.AAAA.BBBB.CCCC",
    activeToAt: 0,
    firstname: "Jana",
    lastname: "Vzorová",
    recipientEmail: "anna@example.com",
    message: "",
  };
  const context = { t: translatorFor("sk"), currency: euro, publicUrl: "https://kara.example" };
  const email = giftEmail(gift as Parameters<typeof giftEmail>[0], context);
  expect(plainSpaces(email.subject)).toBe("Darčekový poukaz v hodnote 50 €");
  expect(plainSpaces(renderEmailText(email))).toContain("Hodnota: 50 €");
  expect(renderEmailText(email)).not.toContain(",00");
});

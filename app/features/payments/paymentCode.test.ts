import { decode } from "bysquare/pay";
import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";

import { isDrawable, type PaymentCode } from "./paymentCode";
import { drawPaymentPng, drawPaymentSvg } from "./paymentCode.server";

const czech: PaymentCode = {
  locale: "cs",
  iban: "CZ02 9999 0000 1926 0012 3468",
  holder: "KARA – ukázkový obchod",
  hundredths: 1_299_000,
  symbol: "2026000123",
  dueOn: "2026-11-27",
  message: "Objednávka č.\u00a02026000123",
};
const slovak: PaymentCode = { ...czech, locale: "sk", iban: "SK9799990000192600123468", hundredths: 34_990 };

/** Reads the text of the payment code from its picture, as a banking app does. */
async function scan(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).flatten({ background: "white" }).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
}

const drawings: [string, (code: PaymentCode) => Promise<Buffer>][] = [
  ["an e-mail", drawPaymentPng],
  [
    "a page",
    async (code) =>
      sharp(Buffer.from(await drawPaymentSvg(code)), { density: 600 })
        .png()
        .toBuffer(),
  ],
];

test.each(drawings)("a bank's app reads the Czech transfer from the picture of %s", async (_where, draw) => {
  expect(await scan(await draw(czech))).toBe(
    "SPD*1.0*ACC:CZ0299990000192600123468*AM:12990.00*CC:CZK*DT:20261127" +
      "*MSG:OBJEDNAVKA C. 2026000123*RN:KARA - UKAZKOVY OBCHOD*X-VS:2026000123",
  );
});

test.each(drawings)("a bank's app reads the Slovak transfer from the picture of %s", async (_where, draw) => {
  const { invoiceId, payments } = decode(await scan(await draw(slovak)));
  expect(invoiceId).toBe("2026000123");
  expect(payments).toMatchObject([
    {
      amount: 349.9,
      currencyCode: "EUR",
      paymentDueDate: expect.stringMatching(/^2026-?11-?27$/),
      variableSymbol: "2026000123",
      bankAccounts: [{ iban: "SK9799990000192600123468" }],
      beneficiary: { name: expect.stringMatching(/^KARA . uk.zkov. obchod$/) },
    },
  ]);
});

test("a star and marks in texts do not break the Czech code apart", async () => {
  const read = await scan(await drawPaymentPng({ ...czech, holder: "Žluťoučký *kůň* & syn" }));
  expect(read).toContain("*RN:ZLUTOUCKY KUN  SYN*X-VS:2026000123");
});

test.each([
  ["an IBAN with a wrong digit", { iban: "CZ0299990000192600123469" }],
  ["no IBAN", { iban: "" }],
  ["no holder", { holder: "" }],
  ["a holder of spaces", { holder: "  " }],
  ["nothing to pay", { hundredths: 0 }],
  ["more than the format can say", { hundredths: 1_000_000_000 }],
])("no picture is made of %s", (_what, changed) => {
  expect(isDrawable(czech)).toBe(true);
  expect(isDrawable({ ...czech, ...changed })).toBe(false);
});

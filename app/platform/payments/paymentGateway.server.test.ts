import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";

import { openPaymentGateway, type PaymentRequest } from "./paymentGateway.server";

const payment: PaymentRequest = {
  priceHundredths: 1_299_000,
  currencyCode: "CZK",
  reference: "2026000001-2",
  label: "2026000001",
  email: "jana@example.com",
  fullName: "Jana Ukázková",
  country: "CZ",
  language: "cs",
  returnUrl: "https://shop.test/shrnuti/a/b?platba=1",
};

const paid = {
  code: 0,
  message: "OK",
  merchant: "1",
  test: "false",
  price: 1_299_000,
  curr: "CZK",
  label: "2026000001",
  refId: "2026000001-2",
  method: "CARD_CZ_COMGATE",
  transId: "AB12-CD34-EF56",
  status: "PAID",
};

/** Starts a bank on a free port that gives the same response to every request. */
async function gatewayThatSays(answer: object | string, status = 200) {
  const asked: { method?: string; url?: string; authorization?: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method = "", url = "", headers } = request;
    asked.push({ method, url, authorization: headers.authorization ?? "", body });
    response.writeHead(status).end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2.0`;
  const account = { merchant: "123456", secret: "hush", isTrial: false, isBuiltIn: false };
  return { asked, gateway: openPaymentGateway({ paymentGateway: { url, ...account } }) };
}

test("a payment is created in the bank's format, and its page is returned", async () => {
  const redirect = "https://payments.comgate.cz/client/instructions/index?id=AB12-CD34-EF56";
  const opened = { code: 0, message: "OK", transId: "AB12-CD34-EF56", redirect };
  const { gateway, asked } = await gatewayThatSays(opened);
  expect(await gateway.open(payment)).toEqual({ transactionId: "AB12-CD34-EF56", redirectUrl: redirect });
  expect(asked).toMatchObject([{ method: "POST", url: "/v2.0/payment.json", authorization: "Basic MTIzNDU2Omh1c2g=" }]);
  expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({
    test: "false",
    prepareOnly: "true",
    price: 1_299_000,
    curr: "CZK",
    refId: "2026000001-2",
    method: "CARD_ALL",
    enableApplePayGooglePay: "true",
    label: "2026000001",
    lang: "cs",
    country: "CZ",
    url_paid: payment.returnUrl,
    url_cancelled: payment.returnUrl,
  });
});

test.each([
  ["PAID", "paid"],
  ["CANCELLED", "cancelled"],
  ["PENDING", "pending"],
  ["AUTHORIZED", "pending"],
])("the status %s is %s", async (status, state) => {
  const { gateway, asked } = await gatewayThatSays({ ...paid, status });
  expect(await gateway.ask("AB12-CD34-EF56")).toEqual({
    state,
    reference: "2026000001-2",
    priceHundredths: 1_299_000,
    currencyCode: "CZK",
    isTrial: false,
  });
  expect(asked).toMatchObject([{ method: "GET", url: "/v2.0/payment/transId/AB12-CD34-EF56.json" }]);
});

test.each([
  ["an error of the protocol", { code: 1400, message: "payment not found" }, 200],
  ["a status nobody knows", { ...paid, status: "REFUNDED" }, 200],
  ["a page instead of JSON", "<h1>Bad gateway</h1>", 502],
])("%s is not a payment", async (_what, answer, status) => {
  const { gateway } = await gatewayThatSays(answer, status);
  expect([await gateway.open(payment), await gateway.ask("AB12-CD34-EF56")]).toEqual([undefined, undefined]);
});

test("an unreachable bank is not a payment either", async () => {
  const account = { merchant: "123456", secret: "hush", isTrial: false, isBuiltIn: false };
  const gateway = openPaymentGateway({ paymentGateway: { url: "http://127.0.0.1:1", ...account } });
  expect([await gateway.open(payment), await gateway.ask("AB12-CD34-EF56")]).toEqual([undefined, undefined]);
});

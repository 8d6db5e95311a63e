import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { minuteMs } from "~/platform/time/durations";

import { readWallets } from "./wallets.server";

async function bank(answer: { status: number; body: string }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paymentGateway = { url, merchant: "123456", secret: "hush", isTrial: false, isBuiltIn: false };
  return { asked, environment: { paymentGateway } };
}

const both = JSON.stringify({
  methods: [{ id: "CARD_CZ_COMGATE" }, { id: "GOOGLEPAY_REDIRECT" }, { id: "APPLEPAY_REDIRECT", name: "Apple Pay" }],
});

test("the gateway says which wallets it offers, and is asked once in ten minutes", async () => {
  const { environment, asked } = await bank({ status: 200, body: both });
  expect(await readWallets(environment, 0)).toEqual(["apple-pay", "google-pay"]);
  expect(await readWallets(environment, 9 * minuteMs)).toEqual(["apple-pay", "google-pay"]);
  expect(asked).toEqual(["/method.json Basic MTIzNDU2Omh1c2g="]);
});

test.each([
  ["offers cards alone", { status: 200, body: '{"methods":[{"id":"CARD_CZ_COMGATE"}]}' }],
  ["answers nonsense", { status: 200, body: "<html>" }],
  ["fails", { status: 500, body: "" }],
])("no wallet is named where the gateway %s", async (_what, answer) => {
  const { environment } = await bank(answer);
  expect(await readWallets(environment, 0)).toEqual([]);
});

test("no wallet is named without a gateway, and the last ones stay while it does not answer", async () => {
  expect(await readWallets({ paymentGateway: null }, 0)).toEqual([]);
  const answer = { status: 200, body: both };
  const { environment } = await bank(answer);
  await readWallets(environment, 0);
  answer.status = 500;
  answer.body = "";
  expect(await readWallets(environment, 11 * minuteMs)).toEqual(["apple-pay", "google-pay"]);
});

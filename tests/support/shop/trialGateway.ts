import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

import { openPaymentGateway } from "~/platform/payments/paymentGateway.server";
import { trialGatewayPath } from "~/platform/payments/trialGatewayPath";
import type { World } from "~/platform/process/world.server";

import { trialGatewayCalls } from "~/routes/trialGatewayCalls/trialGatewayCalls.server";
import { trialGateway } from "./world";

/** Starts the trial gateway on a free port, and makes the world pay there over HTTP until the test ends. */
export async function payAtTrialGateway(world: World): Promise<void> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "GET", url = "/" } = request;
    const headers = new Headers({ Authorization: String(request.headers.authorization) });
    const asked = new Request(new URL(url, "http://gateway.test"), {
      method,
      headers,
      ...(method === "POST" ? { body: Buffer.concat(chunks) } : {}),
    });
    const answer = await trialGatewayCalls.fetch(asked, { world });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${trialGatewayPath}`;
  world.environment = { ...world.environment, paymentGateway: { ...trialGateway, url } };
  world.gateway = openPaymentGateway(world.environment);
}

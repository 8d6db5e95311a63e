import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Proxy = { origin: string; close: () => void };

/** Starts a proxy between a browser and the shop. `giveBack` passes on the shop's response, which is not compressed. */
export async function startProxy(
  shopOrigin: string,
  giveBack: (given: IncomingMessage, answer: ServerResponse) => unknown,
): Promise<Proxy> {
  const { hostname, port: shopPort } = new URL(shopOrigin);
  const proxy = createServer((asked, answer) => {
    const { method, url } = asked;
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const onward = ask({ hostname, port: shopPort, path: url, method, headers }, (given) => giveBack(given, answer));
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  const { port } = proxy.address() as AddressInfo;
  const close = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

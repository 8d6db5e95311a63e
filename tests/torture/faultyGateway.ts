import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The way in which the gateway responds to a query about a payment. */
export type Report = "truth" | "pending" | "other price" | "other order" | "not json" | "endless" | "silent";

type Payment = { price: number; curr: string; refId: string; isPaid: boolean };

export type FaultyGateway = {
  url: string;
  payments: Map<string, Payment>;
  setReport: (report: Report) => void;
  close: () => Promise<void>;
};

/** Starts a gateway that speaks the real protocol over HTTP, with the false responses that a scenario sets. */
export async function openFaultyGateway(): Promise<FaultyGateway> {
  const payments = new Map<string, Payment>();
  let report: Report = "truth";
  const server = createServer((request, response) => {
    void (request.method === "POST" ? take(request, response, payments) : tell(request, response, payments, report));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    payments,
    setReport: (wanted) => {
      report = wanted;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function take(request: IncomingMessage, response: ServerResponse, payments: Map<string, Payment>) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { price, curr, refId } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  const transId = `T${String(payments.size + 1).padStart(8, "0")}`;
  payments.set(transId, { price: Number(price), curr, refId, isPaid: false });
  answer(response, { code: 0, message: "OK", transId, redirect: `https://gateway.example/pay/${transId}` });
}

function tell(request: IncomingMessage, response: ServerResponse, payments: Map<string, Payment>, report: Report) {
  const transId = /transId\/(\w+)\.json$/.exec(request.url ?? "")?.[1] ?? "";
  const payment = payments.get(transId);
  if (!payment) return answer(response, { code: 1400, message: "unknown payment" });
  const truth = {
    code: 0,
    message: "OK",
    transId,
    status: payment.isPaid ? "PAID" : "PENDING",
    price: payment.price,
    curr: payment.curr,
    refId: payment.refId,
    test: "false",
  };
  switch (report) {
    case "truth":
      return answer(response, truth);
    case "pending":
      return answer(response, { ...truth, status: "PENDING" });
    case "other price":
      return answer(response, { ...truth, status: "PAID", price: 1 });
    case "other order":
      return answer(response, { ...truth, status: "PAID", refId: "2026999999-1" });
    case "not json":
      return response.end("<html>busy</html>");
    case "endless":
      return flood(response);
    case "silent":
      return undefined;
  }
}

/** Sends as fast as the client reads, for as long as it stays connected. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"code":0,"message":"');
  const chunk = "x".repeat(65_536);
  const send = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once("drain", send);
  };
  response.on("error", () => {});
  send();
}

function answer(response: ServerResponse, body: object): void {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(body));
}

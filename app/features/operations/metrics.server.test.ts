import { readFileSync } from "node:fs";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { openMetrics } from "./metrics.server";
import { overdueAfterMs } from "./readiness.server";
import { countRefusal, countRefusedOrder, refusalIds } from "./refusals.server";
import { metricsServer } from "./serveMetrics.server";

const now = () => 1_795_000_000_000;

function listening(handler: Parameters<typeof metricsServer>[0]) {
  return originOf(metricsServer(handler).listen(0, "127.0.0.1"));
}

async function originOf(server: ReturnType<typeof metricsServer>): Promise<string> {
  onTestFinished(() => void server.close());
  if (!server.listening) await new Promise((ready) => server.once("listening", ready));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

test("the figures name answers, orders, e-mails and payments, and every alert names one of them", async () => {
  const db = await freshDb();
  const mail = { kind: "test", recipient: "eva@seznam.cz", subject: "x", text: "x", html: "x" };
  await queueMail(db, { ...mail, reference: "young" }, now());
  await queueMail(db, { ...mail, reference: "old" }, now() - overdueAfterMs - 1);
  const { registry, count } = openMetrics({ db, now });
  const app = express().use(count);
  app.get("/", (_request, response) => void response.status(422).send("no"));
  const shop = await originOf(app.listen(0, "127.0.0.1"));
  await fetch(shop);
  const figures = await listening({ contentType: registry.contentType, read: () => registry.metrics() });
  const answer = await fetch(`${figures}/metrics`);
  expect(answer.headers.get("Content-Type")).toContain("text/plain");
  const text = await answer.text();
  for (const line of [
    'shop_responses_total{method="GET",status="422"} 1',
    "shop_orders 0",
    "shop_mail_waiting 2",
    "shop_mail_overdue 1",
    "shop_payments_open 0",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
  const alerts = readFileSync("deploy/alerts.yml", "utf8");
  for (const [name] of alerts.matchAll(/\b(shop|nodejs)_[a-z0-9_]+/g)) expect(text).toContain(`# TYPE ${name} `);
  expect((await fetch(`${figures}/`)).status).toBe(404);
});

test("figures that the database cannot give are left open, and the rest is answered", async () => {
  const db = await freshDb();
  await db.schema.dropTable("mail_outbox").execute();
  const { registry } = openMetrics({ db, now });
  const text = await registry.metrics();
  expect(text).toContain("shop_mail_waiting Nan");
  expect(text).toContain("shop_orders 0");
});

test("refusals are counted by reason, and every reason is there before it first occurs", async () => {
  const { registry } = openMetrics({ db: await freshDb(), now });
  const figures = async (): Promise<Record<string, number>> => {
    const lines = (await registry.metrics()).matchAll(/^shop_refusals_total\{reason="([a-z-]+)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, reason, count]) => [reason, Number(count)]));
  };
  const before = await figures();
  expect(Object.keys(before)).toEqual(refusalIds);
  countRefusal("voucher");
  countRefusedOrder({ ok: false, reason: "changed", totalMinor: 1 });
  for (const lineIds of [["1"], ["2"]]) countRefusedOrder({ ok: false, reason: "unavailable", lineIds });
  const added = Object.entries(await figures()).map(([reason, count]) => [reason, count - (before[reason] ?? 0)]);
  expect(added.filter(([, count]) => count !== 0)).toEqual([
    ["sold-out", 2],
    ["price-changed", 1],
    ["voucher", 1],
  ]);
});

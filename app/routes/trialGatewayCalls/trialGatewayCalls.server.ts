import { Hono } from "hono";
import { basicAuth } from "hono/basic-auth";
import { z } from "zod";

import { trialGatewayAddress } from "~/addresses";
import {
  findTrialPayment,
  insertTrialPayment,
  refundTrialPayment,
} from "~/features/payments/trialGateway.queries.server";
import { newId } from "~/platform/database/ids.server";
import { locales } from "~/platform/i18n/locale";
import { trialGatewayPath } from "~/platform/payments/trialGatewayPath";
import { walletIds, wallets } from "~/platform/payments/wallets";
import type { World } from "~/platform/process/world.server";

type GatewayEnv = { Bindings: { world: World } };

/** Implements Comgate's REST protocol 2.0, for a shop that has no bank yet. Every payment is a trial. */
export const trialGatewayCalls = new Hono<GatewayEnv>().basePath(trialGatewayPath);

const refusal = { code: 1400, message: "Missing or bad parameter" };

trialGatewayCalls.use(async ({ env, json }, next) => {
  return env.world.environment.paymentGateway?.isBuiltIn ? next() : json(refusal, 404);
});

trialGatewayCalls.use(
  basicAuth({
    verifyUser: (merchant, secret, { env }) => {
      const { paymentGateway } = env.world.environment;
      return merchant === paymentGateway?.merchant && secret === paymentGateway.secret;
    },
  }),
);

const payment = z.object({
  price: z.number().int().min(100),
  curr: z.enum(["CZK", "EUR"]),
  refId: z.string().min(1).max(64),
  label: z.string().min(1).max(16),
  email: z.string().min(1),
  method: z.string().min(1),
  lang: z.enum(locales),
  prepareOnly: z.literal("true"),
  url_paid: z.string().url(),
});

trialGatewayCalls.post("/payment.json", async ({ env: { world }, req, json }) => {
  const { publicUrl } = world.environment;
  const parsed = payment.safeParse(await req.json().catch(() => undefined));
  // Visitors may only be redirected back to this shop.
  if (!parsed.success || !parsed.data.url_paid.startsWith(`${publicUrl}/`)) return json(refusal, 400);
  const { price, curr, refId, lang, url_paid } = parsed.data;
  const transactionId = newId();
  await insertTrialPayment(world.db, {
    transaction_id: transactionId,
    status: "PENDING",
    price_hundredths: price,
    currency_code: curr,
    reference: refId,
    return_url: url_paid,
    opened_at: world.now(),
  });
  const redirect = `${publicUrl}${trialGatewayAddress(lang, transactionId)}`;
  return json({ code: 0, message: "OK", transId: transactionId, redirect });
});

/** The card page also stands for the pages of the wallets. */
const methods = [
  { id: "CARD_CZ_COMGATE", name: "Card" },
  ...walletIds.map((id) => ({ id: wallets[id].method, name: wallets[id].name })),
];

trialGatewayCalls.get("/method.json", ({ json }) => json({ methods }));

trialGatewayCalls.get("/payment/transId/:file{.+\\.json}", async ({ env: { world }, req, json }) => {
  const found = await findTrialPayment(world.db, req.param("file").replace(/\.json$/, ""));
  if (!found) return json(refusal, 400);
  const { transaction_id: transId, status, reference: refId, price_hundredths: price, currency_code: curr } = found;
  return json({ code: 0, message: "OK", test: "true", transId, status, refId, price, curr, method: "CARD_CZ_COMGATE" });
});

const refund = z.object({
  transId: z.string().min(1),
  amount: z.number().int().positive(),
  refId: z.string().min(1).max(64),
  test: z.enum(["true", "false"]),
});

/** Refunds a part or all of a paid payment, never more than was paid. */
trialGatewayCalls.post("/refund.json", async ({ env: { world }, req, json }) => {
  const parsed = refund.safeParse(await req.json().catch(() => undefined));
  const isPaidBack = parsed.success && (await refundTrialPayment(world.db, parsed.data.transId, parsed.data.amount));
  return isPaidBack ? json({ code: 0, message: "OK" }) : json(refusal, 400);
});

trialGatewayCalls.notFound(({ json }) => json(refusal, 404));

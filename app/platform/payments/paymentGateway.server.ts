import { z } from "zod";
import { fetchJson } from "../http/fetchJson.server";
import type { Environment, PaymentGatewaySettings } from "../process/environment.server";

/** A bank's page on which visitors pay. It is never believed what a message says, only what it answers when asked. */
export type PaymentGateway = {
  /** Announces a payment. Undefined when the gateway does not take it, or does not answer. */
  open: (wish: PaymentWish) => Promise<OpenedPayment | undefined>;
  /** What has become of a payment. Undefined when the gateway does not know it, or does not answer. */
  ask: (transactionId: string) => Promise<PaymentReport | undefined>;
};

export type PaymentWish = {
  /** Hundredths of the currency's unit. */
  priceHundredths: number;
  currencyCode: string;
  /** What the payment is for, in the shop's words: an order's number and which try. */
  reference: string;
  label: string;
  email: string;
  fullName: string;
  country: string;
  language: string;
  /** Where the visitor goes afterwards, however it ended. Absolute. */
  returnUrl: string;
};

/** `redirectUrl` is the gateway's page for this payment. */
export type OpenedPayment = { transactionId: string; redirectUrl: string };

export type PaymentReport = {
  state: "pending" | "paid" | "cancelled";
  reference: string;
  priceHundredths: number;
  currencyCode: string;
  isTest: boolean;
};

const patienceMs = 5_000;

/** The wallets count as a card and are offered on its page, where the shop's account at the bank has them. */
const method = { method: "CARD_ALL", enableApplePayGooglePay: "true" };

/** The gateway's own deadline; the shop keeps the goods for an hour. */
const expirationTime = "30m";

const opened = z.object({ code: z.literal(0), transId: z.string().min(1), redirect: z.string().url() });

const reported = z.object({
  code: z.literal(0),
  status: z.enum(["PENDING", "PAID", "CANCELLED", "AUTHORIZED"]),
  refId: z.string(),
  price: z.coerce.number().int(),
  curr: z.string(),
  test: z.union([z.boolean(), z.enum(["true", "false"])]).optional(),
});

/** Money is promised, not yet there, while it is only authorized. */
const states = { PENDING: "pending", AUTHORIZED: "pending", PAID: "paid", CANCELLED: "cancelled" } as const;

type Setting = Pick<Environment, "paymentGateway">;

/** The gateway of the settings; without one, a gateway that takes no payment and knows of none. */
export function openPaymentGateway({ paymentGateway }: Setting): PaymentGateway {
  if (paymentGateway) return openComgate(paymentGateway);
  return { open: async () => undefined, ask: async () => undefined };
}

/** Speaks Comgate's REST protocol, version 2.0. */
function openComgate({ url, merchant, secret, isTest }: PaymentGatewaySettings): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${merchant}:${secret}`).toString("base64")}`;
  const headers = { Authorization: authorization, "Content-Type": "application/json" };
  const call = async (path: string, body?: object): Promise<unknown> => {
    const sent = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    return (await fetchJson(`${url}/${path}`, patienceMs, sent))?.body;
  };
  return {
    open: async (wish) => {
      const answer = opened.safeParse(await call("payment.json", wordsOf(wish, isTest)));
      return answer.success ? { transactionId: answer.data.transId, redirectUrl: answer.data.redirect } : undefined;
    },
    ask: async (transactionId) => {
      const answer = reported.safeParse(await call(`payment/transId/${encodeURIComponent(transactionId)}.json`));
      return answer.success ? reportOf(answer.data) : undefined;
    },
  };
}

function wordsOf({ reference, returnUrl, ...wish }: PaymentWish, isTest: boolean) {
  return {
    test: String(isTest),
    prepareOnly: "true",
    price: wish.priceHundredths,
    curr: wish.currencyCode,
    label: wish.label,
    refId: reference,
    email: wish.email,
    fullName: wish.fullName,
    country: wish.country,
    lang: wish.language,
    ...method,
    expirationTime,
    category: "PHYSICAL_GOODS_ONLY",
    url_paid: returnUrl,
    url_cancelled: returnUrl,
    url_pending: returnUrl,
  };
}

function reportOf({ status, refId, price, curr, test }: z.infer<typeof reported>): PaymentReport {
  return {
    state: states[status],
    reference: refId,
    priceHundredths: price,
    currencyCode: curr,
    isTest: String(test) === "true",
  };
}

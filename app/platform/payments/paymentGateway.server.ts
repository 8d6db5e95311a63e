import { z } from "zod";
import { fetchJson } from "../http/fetchJson.server";
import type { Environment, PaymentGatewaySettings } from "../process/environment.server";
import { gatewayPageMinutes } from "./gatewayDeadline";

/** A bank's payment gateway. The shop never trusts its notifications, only its responses to the shop's own requests. */
export type PaymentGateway = {
  /** Creates a payment. Returns undefined when the gateway rejects it or does not respond. */
  open: (payment: PaymentRequest) => Promise<OpenedPayment | undefined>;
  /** Reads the status of a payment. Returns undefined when the gateway does not know it or does not respond. */
  ask: (transactionId: string) => Promise<PaymentStatus | undefined>;
  /**
   * Pays a part or all of a payment back. Returns undefined when the gateway does not respond; it may have paid then.
   */
  refund: (refund: GatewayRefund) => Promise<RefundAnswer | undefined>;
};

export type GatewayRefund = { transactionId: string; amountHundredths: number; reference: string };

/** `text` contains the gateway's code and message. */
export type RefundAnswer = { isAccepted: boolean; text: string };

export type PaymentRequest = {
  /** The price in hundredths of the currency's unit. */
  priceHundredths: number;
  currencyCode: string;
  /** The shop's reference: the order's number and the attempt. */
  reference: string;
  label: string;
  email: string;
  fullName: string;
  country: string;
  language: string;
  /** Absolute URL of the page to which the customer returns, whatever the result. */
  returnUrl: string;
};

/** `redirectUrl` is the gateway's page for this payment. */
export type OpenedPayment = { transactionId: string; redirectUrl: string };

export type PaymentStatus = {
  state: "pending" | "paid" | "cancelled";
  reference: string;
  priceHundredths: number;
  currencyCode: string;
  isTrial: boolean;
};

const timeoutMs = 5_000;

/** Wallets count as cards; the gateway offers them on the card page if the shop's merchant account has them. */
const method = { method: "CARD_ALL", enableApplePayGooglePay: "true" };

/** The gateway's own deadline; the shop reserves the goods for an hour. */
const expirationTime = `${gatewayPageMinutes}m`;

const opened = z.object({ code: z.literal(0), transId: z.string().min(1), redirect: z.string().url() });

const answered = z.object({ code: z.number().int(), message: z.string() });

const reported = z.object({
  code: z.literal(0),
  status: z.enum(["PENDING", "PAID", "CANCELLED", "AUTHORIZED"]),
  refId: z.string(),
  price: z.coerce.number().int(),
  curr: z.string(),
  test: z.union([z.boolean(), z.enum(["true", "false"])]).optional(),
});

/** An authorized payment is reserved but not captured, so it counts as pending. */
const states = { PENDING: "pending", AUTHORIZED: "pending", PAID: "paid", CANCELLED: "cancelled" } as const;

type Setting = Pick<Environment, "paymentGateway">;

/** Returns the configured gateway; when none is configured, a gateway that rejects every payment. */
export function openPaymentGateway({ paymentGateway }: Setting): PaymentGateway {
  if (paymentGateway) return openComgate(paymentGateway);
  const none = async () => undefined;
  return { open: none, ask: none, refund: async () => ({ isAccepted: false, text: "no gateway is set up" }) };
}

/** Speaks Comgate's REST protocol, version 2.0. */
function openComgate({ url, isTrial, ...account }: PaymentGatewaySettings): PaymentGateway {
  const headers = { Authorization: gatewayAuthorization(account), "Content-Type": "application/json" };
  const call = async (path: string, body?: object): Promise<unknown> => {
    const sent = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    return (await fetchJson(`${url}/${path}`, timeoutMs, sent))?.body;
  };
  return {
    open: async (payment) => {
      const answer = opened.safeParse(await call("payment.json", toGatewayRequest(payment, isTrial)));
      return answer.success ? { transactionId: answer.data.transId, redirectUrl: answer.data.redirect } : undefined;
    },
    ask: async (transactionId) => {
      const answer = reported.safeParse(await call(`payment/transId/${encodeURIComponent(transactionId)}.json`));
      return answer.success ? reportOf(answer.data) : undefined;
    },
    refund: async ({ transactionId: transId, amountHundredths: amount, reference: refId }) => {
      const answer = answered.safeParse(await call("refund.json", { transId, amount, refId, test: String(isTrial) }));
      if (!answer.success) return undefined;
      const { code, message } = answer.data;
      return { isAccepted: code === 0, text: `${code} ${message}` };
    },
  };
}

export function gatewayAuthorization({
  merchant,
  secret,
}: Pick<PaymentGatewaySettings, "merchant" | "secret">): string {
  return `Basic ${Buffer.from(`${merchant}:${secret}`).toString("base64")}`;
}

function toGatewayRequest({ reference, returnUrl, ...payment }: PaymentRequest, isTrial: boolean) {
  return {
    test: String(isTrial),
    prepareOnly: "true",
    price: payment.priceHundredths,
    curr: payment.currencyCode,
    label: payment.label,
    refId: reference,
    email: payment.email,
    fullName: payment.fullName,
    country: payment.country,
    lang: payment.language,
    ...method,
    expirationTime,
    category: "PHYSICAL_GOODS_ONLY",
    url_paid: returnUrl,
    url_cancelled: returnUrl,
    url_pending: returnUrl,
  };
}

function reportOf({ status, refId, price, curr, test }: z.infer<typeof reported>): PaymentStatus {
  return {
    state: states[status],
    reference: refId,
    priceHundredths: price,
    currencyCode: curr,
    isTrial: String(test) === "true",
  };
}

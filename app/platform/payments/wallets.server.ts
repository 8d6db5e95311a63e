import { z } from "zod";
import { minuteMs } from "~/platform/time/durations";
import { fetchJson } from "../http/fetchJson.server";
import type { Environment, PaymentGatewaySettings } from "../process/environment.server";
import { gatewayAuthorization } from "./paymentGateway.server";
import { type Wallet, walletIds, wallets } from "./wallets";

/** A page must not wait long for what it only names. */
const timeoutMs = 1_000;
const keptMs = 10 * minuteMs;
const retryMs = minuteMs;

const listed = z.object({ methods: z.array(z.object({ id: z.string() })) });

type Known = { until: number; wallets: readonly Wallet[] };

/** Answers by gateway and account. Each is asked again from time to time; the last answer stays where none comes. */
const known = new Map<string, Known>();

/** The wallets that the gateway's card page offers; none without a gateway, and while it has not said so. */
export async function readWallets(
  { paymentGateway }: Pick<Environment, "paymentGateway">,
  now: number,
): Promise<Wallet[]> {
  if (!paymentGateway) return [];
  const key = `${paymentGateway.merchant} ${paymentGateway.url}`;
  const last = known.get(key);
  if (last && now < last.until) return [...last.wallets];
  // Until it answers, others get what was known before.
  if (last) known.set(key, { ...last, until: now + retryMs });
  const asking = askWallets(paymentGateway).then((answer) => {
    known.set(key, { wallets: answer ?? last?.wallets ?? [], until: now + (answer ? keptMs : retryMs) });
  });
  if (!last) await asking;
  return [...(known.get(key)?.wallets ?? [])];
}

async function askWallets(settings: PaymentGatewaySettings): Promise<Wallet[] | undefined> {
  const headers = { Authorization: gatewayAuthorization(settings) };
  const answer = await fetchJson(`${settings.url}/method.json`, timeoutMs, { headers });
  const parsed = listed.safeParse(answer?.body);
  if (!parsed.success) return undefined;
  const offered = new Set(parsed.data.methods.map(({ id }) => id));
  return walletIds.filter((id) => offered.has(wallets[id].method));
}

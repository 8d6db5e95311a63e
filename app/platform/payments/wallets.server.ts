import { z } from "zod";
import { minuteMs } from "~/platform/time/durations";
import { fetchJson } from "../http/fetchJson.server";
import type { Environment, PaymentGatewaySettings } from "../process/environment.server";
import { gatewayAuthorization } from "./paymentGateway.server";
import { type Wallet, walletIds, wallets } from "./wallets";

/** The timeout is short, because a page must not wait long for the mere names of wallets. */
const timeoutMs = 1_000;
const keptMs = 10 * minuteMs;
const retryMs = minuteMs;

const listed = z.object({ methods: z.array(z.object({ id: z.string() })) });

type Known = { until: number; wallets: readonly Wallet[] };

/**
 * The known wallets by gateway and account. They are fetched again from time to time; when that fails, the last ones
 * stay.
 */
const known = new Map<string, Known>();

/**
 * Returns the wallets that the gateway's card page offers; none without a gateway, and none while the gateway has not
 * listed them.
 */
export async function readWallets(
  { paymentGateway }: Pick<Environment, "paymentGateway">,
  now: number,
): Promise<Wallet[]> {
  if (!paymentGateway) return [];
  const key = `${paymentGateway.merchant} ${paymentGateway.url}`;
  const last = known.get(key);
  if (last && now < last.until) return [...last.wallets];
  // Until the gateway responds, concurrent requests get the wallets that were known before.
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

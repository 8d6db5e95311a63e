import { idsIn } from "../closedSets";

/** Ways to pay on the gateway's card page (decision 57): names alike in every language, and Comgate's codes. */
export const wallets = {
  "apple-pay": { name: "Apple Pay", method: "APPLEPAY_REDIRECT" },
  "google-pay": { name: "Google Pay", method: "GOOGLEPAY_REDIRECT" },
} as const satisfies Record<string, { name: string; method: string }>;

export type Wallet = keyof typeof wallets;

export const walletIds = idsIn(wallets);

export function walletNames(offered: readonly Wallet[]): string[] {
  return offered.map((id) => wallets[id].name);
}

import { idsIn } from "../closedSets";

/**
 * Wallets that the gateway's card page can offer (decision 57), with Comgate's codes. Their names are the same in every
 * language.
 */
export const wallets = {
  "apple-pay": { name: "Apple Pay", method: "APPLEPAY_REDIRECT" },
  "google-pay": { name: "Google Pay", method: "GOOGLEPAY_REDIRECT" },
} as const satisfies Record<string, { name: string; method: string }>;

export type Wallet = keyof typeof wallets;

export const walletIds = idsIn(wallets);

export function walletNames(offered: readonly Wallet[]): string[] {
  return offered.map((id) => wallets[id].name);
}

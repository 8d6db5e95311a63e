import type { NewPrices } from "~/features/catalogChanges/productPrices";
import { parseAmount } from "~/features/money/money";

import { UsageError } from "../terminal";

/** Parses the amounts with VAT after --czk and --eur; `--eur off` means that the product has no price in Slovakia. */
export function pricesOf({ czk, eur }: { czk?: string | undefined; eur?: string | undefined }): NewPrices {
  return {
    cs: czk === undefined ? undefined : amountOf(czk, 0, "--czk is an amount in whole crowns, such as 12990."),
    sk: eur === undefined ? undefined : eurosOf(eur),
  };
}

function eurosOf(text: string): number | null {
  return text === "off" ? null : amountOf(text, 2, "--eur is an amount such as 519.90, or off.");
}

function amountOf(text: string, decimals: number, message: string): number {
  const amount = parseAmount(text, decimals);
  if (amount === undefined || amount === 0) throw new UsageError(message);
  return amount;
}

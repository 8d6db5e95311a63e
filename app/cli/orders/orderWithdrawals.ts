import { UsageError } from "../terminal";
import { printWithdrawals } from "../withdrawals/withdrawalList";
import type { OrderCommand } from "./order";

/** Does the same as `withdrawal list`. */
export async function listOrderWithdrawals({ positionals, choices, ...context }: OrderCommand): Promise<number> {
  if (positionals.length > 0) throw new UsageError("withdrawals takes no number.");
  return printWithdrawals(context, choices);
}

import { adoptSecret, hasSharedSecret } from "~/features/operations/sharedSecret.server";

import { parseArguments } from "../parseArguments";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

export const secretUsage = "secret check | adopt";

/**
 * `secret check`: returns 1 when this machine's session secret differs from that of the other machines; `secret adopt`
 * makes this machine's secret the one that all must have.
 */
export async function runSecret({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const [action, ...rest] = parseArguments(secretUsage, { args, allowPositionals: true, options: {} }).positionals;
  if ((action !== "check" && action !== "adopt") || rest.length > 0) throw new UsageError("Say check or adopt.");
  const shop = await openWorld();
  if (action === "adopt") await adoptSecret(shop, shop.actor);
  const isShared = await hasSharedSecret(shop);
  if (!isShared) terminal.printError("This machine's session secret is not that of the shop's other machines.");
  else if (action === "adopt")
    terminal.print("This machine's session secret is now the shop's. Give it to the others.");
  else terminal.print("This machine's session secret is the shop's.");
  return isShared ? 0 : 1;
}

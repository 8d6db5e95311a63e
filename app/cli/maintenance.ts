import { saveSetting } from "~/features/settings/settings.queries.server";
import { locales } from "~/platform/i18n/locale";

import { readWords } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { BadUsage } from "./terminal";

/** `maintenance on|off`: closes both language versions of the shop to visitors, or opens them. */
export async function runMaintenance({ words, terminal, openWorld }: CommandContext): Promise<number> {
  const { positionals } = readWords({ args: words, allowPositionals: true, options: {} });
  const [word, ...rest] = positionals;
  if ((word !== "on" && word !== "off") || rest.length > 0) throw new BadUsage("Say on or off.");
  const { db } = await openWorld();
  await db.transaction().execute(async (tx) => {
    for (const locale of locales) await saveSetting(tx, "maintenance", locale, { is_enabled: word === "on" });
  });
  terminal.say(word === "on" ? "The shop is closed for maintenance." : "The shop is open.");
  return 0;
}

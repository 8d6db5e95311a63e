import { changeSetting } from "~/features/settings/changeSetting.server";
import { locales } from "~/platform/i18n/locale";

import { parseArguments } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

export const maintenanceUsage = "maintenance on|off";

/** `maintenance on|off`: closes both shop versions to visitors, or opens them again. */
export async function runMaintenance({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { positionals } = parseArguments(maintenanceUsage, { args, allowPositionals: true, options: {} });
  const [argument, ...rest] = positionals;
  if ((argument !== "on" && argument !== "off") || rest.length > 0) throw new UsageError("Say on or off.");
  const json = JSON.stringify({ is_enabled: argument === "on" });
  const world = await openWorld();
  await changeSetting(world, { name: "maintenance", locales, json }, world.actor);
  terminal.print(argument === "on" ? "The shop is closed for maintenance." : "The shop is open.");
  return 0;
}

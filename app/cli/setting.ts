import { readFileSync } from "node:fs";
import { checkSetting, isSettingName, type SettingName, settingSchemas } from "~/features/settings/settings";
import { readSettings, saveSettingJson } from "~/features/settings/settings.queries.server";
import { isLocale, type Locale, locales } from "~/platform/i18n/locale";

import { parseArguments } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

/**
 * `setting list`, `setting show <name>` and `setting set <name> <value> --lang cs|sk`: what the shop's own people may
 * change. A value is JSON, or `@file.json`; the running shop takes it over within a second.
 */
export async function runSetting({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments({
    args,
    allowPositionals: true,
    options: { lang: { type: "string" } },
  });
  const [subcommand, name, written, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError("That is too much; put a value with spaces in quotes.");
  if (subcommand === "list") {
    for (const known of Object.keys(settingSchemas)) terminal.print(known);
    return 0;
  }
  if (name === undefined || !isSettingName(name)) throw new UsageError("Name a setting; `setting list` has them.");
  const chosen = localesOf(values.lang);
  if (subcommand === "show" && written === undefined) return show({ terminal, openWorld }, name, chosen);
  if (subcommand !== "set" || written === undefined) throw new UsageError("Say list, show or set.");
  const checked = checkSetting(name, textOf(written));
  if (!checked.ok) {
    terminal.printError(`That cannot be ${name}: ${checked.problem}`);
    return 1;
  }
  const { db } = await openWorld();
  await db.transaction().execute(async (tx) => {
    for (const locale of chosen) await saveSettingJson(tx, name, locale, checked.json);
  });
  terminal.print(`${name} is changed (${chosen.join(", ")}).`);
  return 0;
}

async function show(
  { terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">,
  name: SettingName,
  chosen: readonly Locale[],
): Promise<number> {
  const { db } = await openWorld();
  for (const locale of chosen) {
    const settings = await readSettings(db, locale);
    terminal.print(`${locale}: ${JSON.stringify(settings[name])}`);
  }
  return 0;
}

function localesOf(lang: string | undefined): readonly Locale[] {
  if (lang === undefined) return locales;
  if (!isLocale(lang)) throw new UsageError("The language is cs or sk.");
  return [lang];
}

function textOf(written: string): string {
  if (!written.startsWith("@")) return written;
  try {
    return readFileSync(written.slice(1), "utf8");
  } catch {
    throw new UsageError(`The file ${written.slice(1)} cannot be read.`);
  }
}

import { readFileSync } from "node:fs";
import { changeSetting } from "~/features/settings/changeSetting.server";
import { readSettingHistory } from "~/features/settings/settingHistory.queries.server";
import { checkSetting, isSettingName, type SettingName, settingSchemas } from "~/features/settings/settings";
import { readSettings } from "~/features/settings/settings.queries.server";
import { isLocale, type Locale, locales } from "~/platform/i18n/locale";
import { formatDateTime } from "~/platform/time/formatDate";

import { parseArguments } from "../parseArguments";
import { listingOption, printFirst, printListing } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";
import { pictureSettings, setPicture } from "./settingPicture";
import { readTariffs } from "./tariffs";

export const settingUsage = [
  "setting list [--json]",
  "setting show <name> [--lang cs|sk]",
  "setting set <name> <json, @file, number or off> [--lang cs|sk]",
  `setting picture ${pictureSettings.join("|")} <picture> --lang cs|sk`,
  "setting history [<name>] [--json]",
].join("\n");

type Setting = Pick<CommandContext, "terminal" | "openWorld"> & { name: string; chosen: Locale | undefined };

/**
 * `setting list`, `show <name>`, `set <name> <value>`, `picture <name> <file>` and `history [<name>]`: the settings
 * that staff may change, and who changed them. A value is JSON, or `@file.json`; that of a price or a rate is a number.
 * The running shop uses a new value within a second.
 */
export async function runSetting({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments(settingUsage, {
    args,
    allowPositionals: true,
    options: { lang: { type: "string" }, ...listingOption },
  });
  const [subcommand, name, written, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError("That is too much; put a value with spaces in quotes.");
  if (subcommand === "list") return list({ terminal, openWorld }, values.json);
  if (subcommand === "history" && written === undefined) return history({ terminal, openWorld }, values.json, name);
  if (name === undefined) throw new UsageError("Name a setting; `setting list` has them.");
  const setting = { terminal, openWorld, name, chosen: localeOf(values.lang) };
  if (subcommand === "show" && written === undefined) return show(setting);
  if (subcommand === "picture") return setPicture({ terminal, openWorld }, name, written, setting.chosen);
  if (subcommand !== "set" || written === undefined) throw new UsageError("Say list, show, set, picture or history.");
  return isSettingName(name) ? set(setting, name, textOf(written)) : setTariff(setting, written);
}

async function list({ terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">, asJson: boolean) {
  const { db } = await openWorld();
  const tariffs = (await readTariffs(db)).map(({ name }) => name);
  const names = [...new Set([...Object.keys(settingSchemas), ...tariffs])];
  return printListing({ terminal, asJson }, names, (name) => name, "There is no setting.");
}

async function set({ terminal, openWorld, chosen }: Setting, name: SettingName, text: string): Promise<number> {
  const checked = checkSetting(name, text);
  if (!checked.ok) {
    terminal.printError(`That cannot be ${name}: ${checked.problem}`);
    return 1;
  }
  const changed = chosen ? [chosen] : locales;
  const world = await openWorld();
  await changeSetting(world, { name, locales: changed, json: checked.json }, world.actor);
  terminal.print(`${name} is changed (${changed.join(", ")}).`);
  return 0;
}

/**
 * Changes a price or a rate. Amounts and rates differ between the two countries, so the language must be given where
 * there are two.
 */
async function setTariff({ terminal, openWorld, name, chosen }: Setting, written: string) {
  const world = await openWorld();
  const tariffs = await namedTariffs({ openWorld, name, chosen });
  const [tariff, ...others] = tariffs;
  if (!tariff) throw new UsageError(`${name} has no value in ${chosen}.`);
  if (others.length > 0) throw new UsageError(`Say of which shop version with --lang cs or --lang sk.`);
  if (!(await tariff.change(world, written, world.actor))) {
    terminal.printError(`That cannot be ${name}: it is ${tariff.expected}.`);
    return 1;
  }
  const after = (await namedTariffs({ openWorld, name, chosen })).map(({ shown }) => shown);
  terminal.print(`${name} is ${after.join()} (${tariff.locale}), before ${tariff.shown}.`);
  return 0;
}

async function namedTariffs({ openWorld, name, chosen }: Omit<Setting, "terminal">) {
  const { db } = await openWorld();
  const named = (await readTariffs(db)).filter((tariff) => tariff.name === name);
  if (named.length === 0) throw new UsageError("Name a setting; `setting list` has them.");
  return named.filter(({ locale }) => !chosen || locale === chosen);
}

async function show({ terminal, openWorld, name, chosen }: Setting): Promise<number> {
  if (!isSettingName(name)) {
    for (const { locale, shown } of await namedTariffs({ openWorld, name, chosen })) {
      terminal.print(`${locale}: ${shown}`);
    }
    return 0;
  }
  const { db } = await openWorld();
  for (const locale of chosen ? [chosen] : locales) {
    const settings = await readSettings(db, locale);
    terminal.print(`${locale}: ${JSON.stringify(settings[name])}`);
  }
  return 0;
}

const maxLines = 200;

async function history(
  { terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">,
  asJson: boolean,
  name?: string,
) {
  const { db } = await openWorld();
  const changes = await readSettingHistory(db, name, maxLines + 1);
  const lineOf = ({ at, name: changed, locale, oldJson, newJson, actor }: (typeof changes)[number]) =>
    `${formatDateTime(at)}  ${changed} (${locale})  ${shownValue(oldJson)} to ${shownValue(newJson)}  by ${actor}`;
  return printFirst({ terminal, asJson }, changes, {
    limit: maxLines,
    lineOf,
    emptySentence: "Nothing was changed.",
    narrower: "name a setting to see its own",
  });
}

/** Formats a stored value. A price of null means that the carrier or payment is not offered. */
function shownValue(json: string | null): string {
  if (json === null) return "default";
  return json === "null" ? "off" : json;
}

function localeOf(lang: string | undefined): Locale | undefined {
  if (lang !== undefined && !isLocale(lang)) throw new UsageError("The language is cs or sk.");
  return lang;
}

function textOf(written: string): string {
  if (!written.startsWith("@")) return written;
  try {
    return readFileSync(written.slice(1), "utf8");
  } catch {
    throw new UsageError(`The file ${written.slice(1)} cannot be read.`);
  }
}

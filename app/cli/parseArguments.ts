import { type ParseArgsConfig, parseArgs } from "node:util";

import { UsageError } from "./terminal";

/**
 * Calls Node's parseArgs and turns its errors about wrong arguments into `UsageError`. The usage says which options
 * each subcommand takes, so that an option of another subcommand is refused rather than ignored.
 */
export function parseArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  const parsed = parseStrictly(config);
  refuseOptionsOfOthers(usage, config, parsed.positionals);
  return parsed;
}

function parseStrictly<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${error.message.split(". ")[0]}.`);
    throw error;
  }
}

function refuseOptionsOfOthers(usage: string, config: ParseArgsConfig, positionals: readonly string[]): void {
  const { tokens } = parseArgs({ ...config, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === "option" ? [`--${token.name}`] : []));
  const lines = linesAbout(usage, positionals);
  if (lines.length === 0 || lines.some((line) => given.every((option) => line.options.includes(option)))) return;
  const { name } = lines[0] as UsageLine;
  const unknown = given.find((option) => !lines.some(({ options }) => options.includes(option)));
  throw new UsageError(
    unknown === undefined ? `${name} does not take these options together.` : `${name} takes no ${unknown}.`,
  );
}

/** A line of a command's usage. */
type UsageLine = {
  /** The words that name the subcommand, such as "product publish". */
  name: string;
  /** How many of its words are fixed ones, the command's own name not counted. */
  fixedCount: number;
  options: string[];
};

/**
 * Returns the lines that are about the subcommand which the words name; empty for an unknown one. "sale end <code>" has
 * more fixed words than "sale <code>", so that `sale end KA-1001` is about the former only.
 */
function linesAbout(usage: string, positionals: readonly string[]): UsageLine[] {
  const lines = usage.split("\n").flatMap((line) => usageLine(line, positionals) ?? []);
  const mostFixed = Math.max(...lines.map(({ fixedCount }) => fixedCount));
  return lines.filter(({ fixedCount }) => fixedCount === mostFixed);
}

/** Reads a line of the usage; returns undefined when its fixed words are others than those that were typed. */
function usageLine(line: string, positionals: readonly string[]): UsageLine | undefined {
  const [command = "", ...words] = line.replaceAll(/<[^>]*>/g, "<>").split(" ");
  const end = words.findIndex((word) => word.startsWith("[") || word.startsWith("--"));
  const expected = (end < 0 ? words : words.slice(0, end)).map((word) =>
    word.includes("<>") || word.endsWith("...") ? undefined : word.split("|"),
  );
  const isOther = expected.some((choices, index) => choices && !choices.includes(positionals[index] ?? ""));
  if (isOther) return undefined;
  const fixed = positionals.filter((_, index) => expected[index] !== undefined);
  const options = line.replaceAll(/<[^>]*>/g, "").match(/--[a-z-]+/g) ?? [];
  return { name: [command, ...fixed].join(" "), fixedCount: fixed.length, options };
}

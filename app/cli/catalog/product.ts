import { changeLabels, changePosition, givenLabels } from "~/features/catalogChanges/changeLabels.server";
import { hideProduct, publishProduct } from "~/features/catalogChanges/changeVisibility.server";
import { type DescribedProduct, describeProduct } from "~/features/catalogChanges/describeProduct.server";
import type { GivenLabel } from "~/features/products/label";

import { parseArguments } from "../parseArguments";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";
import { changeOptions, givenReason, printOutcome } from "./changedBy";
import { momentOf } from "./momentArgument";

export const productUsage = [
  "product show <code> [--json]",
  "product hide <code> [--from <day or time>] [--to <day or time>] [--reason <why>]",
  "product publish <code> [--at <day or time>] [--reason <why>]",
  `product label <code> ${givenLabels.join("|")}|none... [--reason <why>]`,
  "product position <code> <number> [--reason <why>]",
].join("\n");

const options = {
  ...changeOptions,
  from: { type: "string" },
  to: { type: "string" },
  at: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

type Values = { from?: string; to?: string; at?: string; reason?: string; json: boolean };
type Step = (context: CommandContext, code: string, words: string[], values: Values) => Promise<number>;

const steps: Record<string, Step> = { show, hide, publish, label, position };

/** `product show`, `hide`, `publish`, `label` and `position`: changes a product without an import. */
export async function runProduct(context: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments(productUsage, { args: context.args, allowPositionals: true, options });
  const [name = "", code, ...words] = positionals;
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
  if (!step) throw new UsageError(`Say ${Object.keys(steps).join(", ")}.`);
  if (!code) throw new UsageError("Name one product by its code.");
  return step(context, code, words, values as Values);
}

async function hide({ terminal, openWorld }: CommandContext, code: string, words: string[], values: Values) {
  refuseWords(words);
  const times = { fromAt: momentOf(values.from), toAt: momentOf(values.to, "to") };
  const reason = givenReason(values);
  const world = await openWorld();
  return printOutcome(terminal, code, await hideProduct(world, code, times, { actor: world.actor, reason }));
}

async function publish({ terminal, openWorld }: CommandContext, code: string, words: string[], values: Values) {
  refuseWords(words);
  const at = momentOf(values.at);
  const reason = givenReason(values);
  const world = await openWorld();
  return printOutcome(terminal, code, await publishProduct(world, code, at, { actor: world.actor, reason }));
}

async function label({ terminal, openWorld }: CommandContext, code: string, words: string[], values: Values) {
  const labels = words.filter((word): word is GivenLabel => givenLabels.some((known) => known === word));
  const isNone = words.length === 1 && words[0] === "none";
  if (!isNone && (words.length === 0 || labels.length < words.length)) {
    throw new UsageError(`The labels are ${givenLabels.join(", ")}, or none.`);
  }
  const reason = givenReason(values);
  const world = await openWorld();
  return printOutcome(terminal, code, await changeLabels(world, code, labels, { actor: world.actor, reason }));
}

async function position({ terminal, openWorld }: CommandContext, code: string, words: string[], values: Values) {
  const [number = "", ...rest] = words;
  if (!/^\d{1,6}$/.test(number) || rest.length > 0) throw new UsageError("The position is a number, the lowest first.");
  const reason = givenReason(values);
  const world = await openWorld();
  const by = { actor: world.actor, reason };
  return printOutcome(terminal, code, await changePosition(world, code, Number(number), by));
}

async function show({ terminal, openWorld }: CommandContext, code: string, words: string[], { json }: Values) {
  refuseWords(words);
  const { db } = await openWorld();
  const product = await describeProduct(db, code);
  if (!product) {
    terminal.printError(`There is no product ${code}.`);
    return 1;
  }
  if (json) terminal.print(JSON.stringify(product, null, 2));
  else for (const line of linesOf(product)) terminal.print(line);
  return 0;
}

function linesOf(product: DescribedProduct): string[] {
  return Object.entries(product).map(([name, value]) => `${`${name}:`.padEnd(14)} ${value}`);
}

function refuseWords(words: string[]) {
  if (words.length > 0) throw new UsageError("Name one product by its code.");
}

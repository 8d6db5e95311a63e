import { type RetirableKind, retirableKindIds } from "~/features/catalogChanges/retirableKinds";
import { reinstate, retire } from "~/features/catalogChanges/retire.server";
import { type RetiredThing, readRetired } from "~/features/catalogChanges/retired.queries.server";
import { shopPath } from "~/platform/text/momentFields";
import { momentText } from "~/platform/time/momentText";

import { parseArguments } from "../parseArguments";
import { printListing } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";
import { changeOptions, givenReason, printOutcome } from "./changedBy";

const kindList = retirableKindIds.join("|");

export const retireUsage = [
  `retire ${kindList} <code or id> [--to <path>] [--reason <why>]`,
  `retire undo ${kindList} <code or id> [--reason <why>]`,
  "retire list [--json]",
].join("\n");

/**
 * `retire product <code>`: takes something off the shop for good; its address then responds 410, or redirects to
 * `--to`. `retire undo …` reverses that, `retire list` lists everything retired.
 */
export async function runRetire({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments(retireUsage, {
    args,
    allowPositionals: true,
    options: { ...changeOptions, to: { type: "string" }, json: { type: "boolean", default: false } },
  });
  const [first, ...others] = positionals;
  if (first === "list" && others.length === 0) return list({ terminal, openWorld }, values.json);
  const isUndone = first === "undo";
  const [kind, id, ...rest] = isUndone ? others : positionals;
  if (!isKind(kind) || !id || rest.length > 0) throw new UsageError(`Say ${kindList}, and its code or id.`);
  const reason = givenReason(values);
  if (isUndone) {
    const world = await openWorld();
    return printOutcome(
      terminal,
      `${kind} ${id}`,
      await reinstate(world, { kind, id }, { actor: world.actor, reason }),
    );
  }
  const to = pathOf(values.to);
  const world = await openWorld();
  return printOutcome(terminal, `${kind} ${id}`, await retire(world, { kind, id, to }, { actor: world.actor, reason }));
}

function isKind(text: string | undefined): text is RetirableKind {
  return retirableKindIds.some((kind) => kind === text);
}

function pathOf(to: string | undefined): string | null {
  if (to === undefined) return null;
  const parsed = shopPath.safeParse(to);
  if (!parsed.success) throw new UsageError("--to is a path of the shop, such as /9/zeny.");
  return parsed.data;
}

async function list({ terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">, asJson: boolean) {
  const { db } = await openWorld();
  return printListing({ terminal, asJson }, await readRetired(db), lineOf, "Nothing is retired.");
}

function lineOf({ kind, id, at, to }: RetiredThing): string {
  return `${momentText(at)}  ${kind} ${id}${to === null ? "" : `, leads to ${to}`}`;
}

import { readCatalogChanges } from "~/features/catalogChanges/catalogChange.queries.server";
import { momentText } from "~/platform/time/momentText";

import { parseArguments } from "../parseArguments";
import { printListing } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

export const changesUsage = "changes [<code, SKU or id>] [--json]";

const maxLines = 200;

/**
 * `changes [<code>]`: lists who changed what in the catalog, the newest first; for a product also changes of its
 * variants.
 */
export async function runChanges({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments(changesUsage, {
    args,
    allowPositionals: true,
    options: { json: { type: "boolean", default: false } },
  });
  const [subject, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError("Name one product, variant or other thing.");
  const { db } = await openWorld();
  const changes = await readCatalogChanges(db, { subject, limit: maxLines });
  return printListing({ terminal, asJson: values.json }, changes, lineOf, "Nothing was changed.");
}

function lineOf(change: Awaited<ReturnType<typeof readCatalogChanges>>[number]): string {
  const { at, subject, kind, place, before, after, reason, actor } = change;
  const what = place === "" ? kind : `${kind} in ${place}`;
  const why = reason === "" ? "" : ` (${reason})`;
  return `${momentText(at)}  ${subject}  ${what}: ${before} → ${after}  by ${actor}${why}`;
}

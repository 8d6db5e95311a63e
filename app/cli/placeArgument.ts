import { findPlace } from "~/features/catalogChanges/staffVariant.queries.server";
import type { OpenedShop } from "./runShop";
import { UsageError } from "./terminal";

/** Throws for a place that the shop does not have: a list of its rows would be empty and look like a true answer. */
export async function requirePlace(db: OpenedShop["db"], id: string | undefined): Promise<void> {
  if (id === undefined || (await findPlace(db, id))) return;
  throw new UsageError(`There is no place ${id}; \`stock <code>\` names them.`);
}

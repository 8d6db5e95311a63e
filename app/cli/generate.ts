import { readImportContext } from "~/features/catalogImport/importContext.queries.server";
import { maxGeneratedProducts, syntheticCatalog } from "~/features/catalogImport/syntheticCatalog";
import { writeCatalog } from "~/features/catalogImport/writeCatalog.server";
import { listStoredPictures } from "~/platform/pictures/storePicture.server";
import { parseArguments } from "./parseArguments";
import { openProgress } from "./progress";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

export const generateUsage = "generate --products <number> [--seed <number>]";

/**
 * `generate --products <number> [--seed <number>]`: creates synthetic products from id 200001 on, in one transaction.
 */
export async function runGenerate({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { products, seed } = parseOptions(args);
  const { db, now, environment, actor } = await openWorld();
  const startedAt = now();
  const catalog = syntheticCatalog({
    productCount: products,
    seed,
    shop: await readImportContext(db, startedAt),
    pictures: await listStoredPictures(environment),
  });
  const progress = openProgress(terminal, "products");
  await writeCatalog(db, catalog, {
    now: startedAt,
    nameOf: (file) => file,
    recorded: { action: "productsGenerated", subject: `${products} products`, detail: `seed ${seed}`, actor },
    onProgress: (done) => progress.report(done, products),
  });
  progress.finish();
  terminal.print(`Generated ${products} products in ${((now() - startedAt) / 1000).toFixed(1)} s.`);
  return 0;
}

function parseOptions(args: string[]) {
  const { values } = parseArguments(generateUsage, {
    args,
    options: { products: { type: "string" }, seed: { type: "string", default: "1" } },
  });
  if (values.products === undefined) throw new UsageError("Say how many products to generate.");
  return {
    products: wholeNumber("--products", values.products, 1, maxGeneratedProducts),
    seed: wholeNumber("--seed", values.seed, 0, 4_294_967_295),
  };
}

function wholeNumber(option: string, text: string, lowest: number, highest: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= lowest && number <= highest) return number;
  throw new UsageError(`${option} must be a whole number from ${lowest} to ${highest}.`);
}

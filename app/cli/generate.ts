import { readShopFacts } from "~/features/catalogImport/importContext.queries.server";
import { highestGenerated, syntheticCatalogue } from "~/features/catalogImport/syntheticCatalog";
import { writeCatalogue } from "~/features/catalogImport/writeCatalog.server";
import { keptPictures } from "~/platform/pictures/keepPicture.server";
import { readWords } from "./parseArguments";
import { openProgress } from "./progress";
import type { CommandContext } from "./runShop";
import { BadUsage } from "./terminal";

/** `generate --products <number> [--seed <number>]`: made-up products from id 200001 on, in one transaction. */
export async function runGenerate({ words, terminal, openWorld }: CommandContext): Promise<number> {
  const { products, seed } = understood(words);
  const { db, now, environment } = await openWorld();
  const startedAt = now();
  const catalogue = syntheticCatalogue({
    productCount: products,
    seed,
    shop: await readShopFacts(db, startedAt),
    pictures: await keptPictures(environment.dataDir),
  });
  const progress = openProgress(terminal, "products");
  await writeCatalogue(db, catalogue, {
    now: startedAt,
    nameOf: (file) => file,
    onProgress: (done) => progress.report(done, products),
  });
  progress.finish();
  terminal.say(`Generated ${products} products in ${((now() - startedAt) / 1000).toFixed(1)} s.`);
  return 0;
}

function understood(words: string[]) {
  const { values } = readWords({
    args: words,
    options: { products: { type: "string" }, seed: { type: "string", default: "1" } },
  });
  if (values.products === undefined) throw new BadUsage("Say how many products to generate.");
  return {
    products: wholeNumber("--products", values.products, 1, highestGenerated),
    seed: wholeNumber("--seed", values.seed, 0, 4_294_967_295),
  };
}

function wholeNumber(option: string, text: string, lowest: number, highest: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= lowest && number <= highest) return number;
  throw new BadUsage(`${option} must be a whole number from ${lowest} to ${highest}.`);
}

import { parseArgs } from "node:util";

export type BenchOptions = {
  /** How long each page is asked for at each number of connections. */
  seconds: number;
  /** Sizes of the generated catalogs; the sample shop is measured besides. */
  productCounts: number[];
  isOnPostgres: boolean;
};

export function readBenchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string", default: "6" },
      products: { type: "string", default: "1000,10000,100000" },
      quick: { type: "boolean", default: false },
      postgres: { type: "boolean", default: false },
    },
  });
  return {
    seconds: wholeNumber(values.seconds, "--seconds"),
    productCounts: values.quick ? [] : values.products.split(",").map((count) => wholeNumber(count, "--products")),
    isOnPostgres: values.postgres,
  };
}

function wholeNumber(text: string, option: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`${option} wants whole numbers above zero, not "${text}".`);
  return Number(text);
}

import { parseArgs } from "node:util";

export type BenchOptions = {
  /** How long each visit is repeated at each number of connections. */
  seconds: number;
  connectionCounts: number[];
  /** Compiled code is several times faster than what it was at the start; it takes some hundred requests to get there. */
  warmUpRequests: number;
  /** Sizes of the generated catalogs; the sample shop is measured besides. */
  productCounts: number[];
  isOnPostgres: boolean;
};

export function readBenchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string" },
      products: { type: "string", default: "1000,10000,100000" },
      quick: { type: "boolean", default: false },
      postgres: { type: "boolean", default: false },
    },
  });
  const { quick } = values;
  return {
    seconds: wholeNumber(values.seconds ?? (quick ? "2" : "6"), "--seconds"),
    connectionCounts: quick ? [10] : [1, 10],
    warmUpRequests: quick ? 150 : 400,
    productCounts: quick ? [] : values.products.split(",").map((count) => wholeNumber(count, "--products")),
    isOnPostgres: values.postgres,
  };
}

function wholeNumber(text: string, option: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`${option} wants whole numbers above zero, not "${text}".`);
  return Number(text);
}

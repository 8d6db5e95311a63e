import { parseArgs } from "node:util";

export type BenchOptions = {
  /** How many seconds each visit is repeated at each number of connections. */
  seconds: number;
  connectionCounts: number[];
  /**
   * Number of requests before the measurement: compiled code is several times faster than at the start, and V8 compiles
   * it only after some hundred requests.
   */
  warmUpRequests: number;
  /** Sizes of the generated catalogs; the sample shop is measured, too. */
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

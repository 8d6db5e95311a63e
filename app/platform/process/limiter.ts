/** Lets at most `limit` jobs run at a time; the others wait in the order in which they came. */
export function openTurns(limit: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (job) => {
    // A job that ends hands its own place on, so nobody who comes in between can take it.
    if (running < limit) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Returns a function that runs jobs, at most `limit` at a time; the others wait in order of arrival. */
export function createLimiter(limit: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (job) => {
    // A job that ends passes its slot to the next waiting one, so that no newcomer can take it.
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

/** Runs the work when the browser has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const ticket = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(ticket);
  }
  const ticket = setTimeout(work, 200);
  return () => clearTimeout(ticket);
}

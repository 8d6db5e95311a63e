/** The part of the Network Information API that is used here; only some browsers have it. */
type Connection = { saveData?: unknown; effectiveType?: unknown };

/** Returns true on 2g connections and with data saving on; then nothing is prefetched. */
export function prefersReducedData(connection: unknown): boolean {
  if (typeof connection !== "object" || connection === null) return false;
  const { saveData, effectiveType }: Connection = connection;
  return saveData === true || /2g$/.test(String(effectiveType));
}

/** Part of the Network Information API, which some browsers have. */
type Connection = { saveData?: unknown; effectiveType?: unknown };

/** True on 2g and with data saving on; then nothing is prefetched. */
export function prefersReducedData(connection: unknown): boolean {
  if (typeof connection !== "object" || connection === null) return false;
  const { saveData, effectiveType }: Connection = connection;
  return saveData === true || /2g$/.test(String(effectiveType));
}

/** What some browsers tell of the connection (Network Information API). */
type Connection = { saveData?: unknown; effectiveType?: unknown };

/** True on 2g and where the visitor asked to save data; nothing is then fetched ahead of need. */
export function isSparing(connection: unknown): boolean {
  if (typeof connection !== "object" || connection === null) return false;
  const { saveData, effectiveType }: Connection = connection;
  return saveData === true || /2g$/.test(String(effectiveType));
}

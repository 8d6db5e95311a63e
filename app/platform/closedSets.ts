/** Returns the ids of a table in the table's order. The type says that there is at least one. */
export function idsIn<Id extends string>(table: Record<Id, unknown>): [Id, ...Id[]] {
  const isId = (key: string): key is Id => key in table;
  const [first, ...others] = Object.keys(table).filter(isId);
  if (first === undefined) throw new Error("the table is empty");
  return [first, ...others];
}

/** Returns a record with a value for each of the keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  makeValue: (key: Key) => Value,
): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {};
  for (const key of keys) record[key] = makeValue(key);
  if (!isComplete(record, keys)) throw new Error("a key has no value");
  return record;
}

function isComplete<Key extends string, Value>(
  record: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): record is Record<Key, Value> {
  return keys.every((key) => key in record);
}

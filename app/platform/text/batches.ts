/**
 * Number of rows of one statement. The widest table has 24 columns, SQLite takes 32,766 bound values and Postgres
 * 65,535.
 */
const rowsPerStatement = 1000;

/** Cuts rows into arrays of `size`, lazily. The last one may be shorter; none is empty. */
export function* batchesOf<Row>(rows: Iterable<Row>, size: number = rowsPerStatement): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

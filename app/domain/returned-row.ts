/**
 * The one row that a statement returned. For inserts, which fail aloud, and for rows that
 * the transaction has locked.
 */
export function returnedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement returned no row')
  return row
}

/**
 * Returns the only row of a statement: for inserts, which throw on failure, and for rows that the
 * transaction has locked.
 */
export function returnedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement returned no row')
  return row
}

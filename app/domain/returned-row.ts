/**
 * Returns the only row of a statement that always returns one: an insert, or an update of a row
 * that the transaction has locked.
 */
export function returnedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement returned no row')
  return row
}

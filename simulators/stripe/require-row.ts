import { ApiError } from './api-error.ts'

/**
 * Returns the row with an id.
 * @throws {ApiError} if there is none
 */
export function requireRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
  kind: string,
  param = 'id',
): Row {
  const row = rows.find((candidate) => candidate.id === id)
  if (row) return row
  const status = param === 'id' ? 404 : 400
  throw new ApiError(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param })
}

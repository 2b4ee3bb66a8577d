/**
 * Selects the first row of each key.
 * @param keyOf returns false for a row that can't be imported
 */
export function unique<Each>(rows: readonly Each[], keyOf: (row: Each) => string | false): Each[] {
  const keys = new Set<string>()
  return rows.filter((row) => {
    const key = keyOf(row)
    if (key === false || keys.has(key)) return false
    keys.add(key)
    return true
  })
}

/** Whether a statement failed because a row with the same key already exists. */
export function breaksUniqueKey(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  // 23505 is unique_violation (Postgres, appendix A).
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === '23505' &&
    'constraint' in cause &&
    cause.constraint === constraint
  )
}

/**
 * The errors of a Postgres that can be read but not written: 53100 disk full, 25006 read-only
 * transaction, as on a standby or when a provider has locked a full database (appendix A).
 */
const refusals: readonly string[] = ['53100', '25006']

let isRefused = false

/** Whether an error or one of its causes means that Postgres has refused a write. */
export function isWriteRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return refusals.includes(code) || isWriteRefusal(error.cause)
}

/** Records a refusal for the readiness check. For `actors.ts` alone. */
export function recordWriteRefusal(error: unknown): void {
  if (isWriteRefusal(error)) isRefused = true
}

/** Whether the database has refused a write and none has succeeded since. */
export function areWritesRefused(): boolean {
  return isRefused
}

/** Records that a write has succeeded. */
export function clearWriteRefusal(): void {
  isRefused = false
}

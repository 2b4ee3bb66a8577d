/**
 * What Postgres says while it can be read and not written: 53100 a full disk, 25006 a read-only
 * transaction, as on a standby or where a provider has closed a full database (appendix A).
 */
const refusals: readonly string[] = ['53100', '25006']

let isRefused = false

/** Whether an error, or what caused it, is such a refusal. */
export function isWriteRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return refusals.includes(code) || isWriteRefusal(error.cause)
}

/** Remembers a refusal, for the readiness check. For `actors.ts` alone. */
export function noteFailedTransaction(error: unknown): void {
  if (isWriteRefusal(error)) isRefused = true
}

/** Whether the database has refused a write and none was seen to pass since. */
export function areWritesRefused(): boolean {
  return isRefused
}

/** A write has passed again. */
export function noteWritable(): void {
  isRefused = false
}

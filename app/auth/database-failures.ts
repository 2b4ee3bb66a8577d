import { AsyncLocalStorage } from 'node:async_hooks'

// Better Auth replaces database errors with its own, without a cause.
const failures = new AsyncLocalStorage<{ first?: unknown }>()

/** Records a database error for the caller of Better Auth. */
export function recordFailure(error: unknown): void {
  const failureStore = failures.getStore()
  if (failureStore) failureStore.first ??= error
}

/** Runs a call of Better Auth and throws the original database error instead of Better Auth's. */
export function withDatabaseFailures<Result>(call: () => Promise<Result>): Promise<Result> {
  const failureStore: { first?: unknown } = {}
  return failures.run(failureStore, async () => {
    try {
      return await call()
    } catch (error) {
      throw failureStore.first ?? error
    }
  })
}

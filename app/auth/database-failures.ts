import { AsyncLocalStorage } from 'node:async_hooks'

// Better Auth turns whatever the database says into an error of its own, without a cause.
const failures = new AsyncLocalStorage<{ first?: unknown }>()

/** Remembers what the database said, for who asked Better Auth. */
export function noteFailure(error: unknown): void {
  const noted = failures.getStore()
  if (noted) noted.first ??= error
}

/** Throws, in place of Better Auth's own words, what the database had said. */
export function withDatabaseFailures<Result>(ask: () => Promise<Result>): Promise<Result> {
  const noted: { first?: unknown } = {}
  return failures.run(noted, async () => {
    try {
      return await ask()
    } catch (error) {
      throw noted.first ?? error
    }
  })
}

import { vi } from 'vitest'

/**
 * Polls until a function returns a truthy value, for up to 15 seconds as `expect.poll` does.
 * @returns that value
 */
export const eventually = <Value>(check: () => Value | Promise<Value>) =>
  vi.waitUntil(check, { timeout: 15_000 })

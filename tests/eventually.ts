import { vi } from 'vitest'

/**
 * Polls until a function returns a truthy value, for as long as `expect.poll` does.
 * @returns that value
 */
export const eventually = <Value>(check: () => Value | Promise<Value>) =>
  vi.waitUntil(check, { timeout: 60_000 })

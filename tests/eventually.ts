import { vi } from 'vitest'

/**
 * Waits for something that happens in the background, such as a mail's arrival, for up to 15
 * seconds as in every `expect.poll`.
 * @returns the first truthy value
 */
export const eventually = <Value>(look: () => Value | Promise<Value>) =>
  vi.waitUntil(look, { timeout: 15_000 })

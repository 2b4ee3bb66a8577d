import { vi } from 'vitest'

/**
 * Waits for what comes true by itself, such as a mail that arrives: as long as a busy machine
 * may need for it, which is 15 seconds here as in every `expect.poll`.
 * @returns what it came to
 */
export const eventually = <Value>(look: () => Value | Promise<Value>) =>
  vi.waitUntil(look, { timeout: 15_000 })

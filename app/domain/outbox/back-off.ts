const firstSeconds = 5
/** The longest wait between two tries, in seconds. */
export const longestSeconds = 15 * 60

/**
 * How long what could not be delivered waits: 5 s, doubled each time, at most
 * 15 min.
 * @param attempts how often it was tried, at least 1
 * @returns seconds
 */
export function backOff(attempts: number): number {
  return Math.min(firstSeconds * 2 ** (attempts - 1), longestSeconds)
}

const firstSeconds = 5
/** The longest wait between two attempts, in seconds. */
export const maxBackOffSeconds = 15 * 60

/**
 * How long to wait after a failed delivery: 5 s, doubled each time, at most 15 min.
 * @param attempts number of attempts so far, at least 1
 * @returns seconds
 */
export function backOff(attempts: number): number {
  return Math.min(firstSeconds * 2 ** (attempts - 1), maxBackOffSeconds)
}

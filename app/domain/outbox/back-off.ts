const firstSeconds = 5
/** The maximum wait between two attempts. */
export const maxBackOffSeconds = 15 * 60

/**
 * Returns how long to wait after a failed delivery: 5 s, doubled each time, at most 15 min.
 * @param attempts the number of attempts so far, at least 1
 */
export function backOffSeconds(attempts: number): number {
  return Math.min(firstSeconds * 2 ** (attempts - 1), maxBackOffSeconds)
}

/** Webhooks of a team. */
export const maxWebhooks = 10

/** Messages to all webhooks of a team in an hour. Later events wait, and are then sent together. */
export const maxDeliveriesPerHour = 600

/** How long messages are listed. */
export const deliveryDays = 30

/** Messages that the page of a webhook lists. */
export const maxListed = 100

/** Subjects that one message names. */
export const maxNamed = 100

/**
 * The waits after each failed attempt, in seconds; the last attempt is about 24 h after the first.
 * Each is lengthened by up to a tenth, so that failed messages don't return all at once.
 */
export const retryWaits = [5, 5 * 60, 30 * 60, 2 * 3_600, 5 * 3_600, 8 * 3_600, 8 * 3_600] as const

/** The longest wait that is ever stored, in seconds. */
export const maxRetryWait = Math.max(...retryWaits) * 1.1

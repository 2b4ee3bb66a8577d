/**
 * Adds months as Stripe does for billing periods: the same day and time, or the last day of a shorter
 * month.
 * @param anchor seconds since 1970
 * @returns seconds since 1970
 */
export function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1000)
  const month = date.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(date.getUTCDate(), lastDay)
  const midnight = Date.UTC(date.getUTCFullYear(), month, day)
  return Math.floor(midnight / 1000) + (anchor % 86_400)
}

/** Returns the first billing date of the anchor's monthly cycle after `after`. */
export function nextPeriodEnd(anchor: number, after: number): number {
  for (let months = 1; ; months += 1) {
    const end = monthsAfter(anchor, months)
    if (end > after) return end
  }
}

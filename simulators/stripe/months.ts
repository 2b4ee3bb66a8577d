/**
 * The moment this many months after the anchor, on the same day and time or, in a shorter month, on
 * its last day: how Stripe counts billing periods.
 * @param anchor seconds since 1970
 */
export function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1000)
  const month = date.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(date.getUTCDate(), lastDay)
  const midnight = Date.UTC(date.getUTCFullYear(), month, day)
  return Math.floor(midnight / 1000) + (anchor % 86_400)
}

/** The first billing date of the anchor's monthly cycle after `after`. */
export function nextPeriodEnd(anchor: number, after: number): number {
  for (let months = 1; ; months += 1) {
    const end = monthsAfter(anchor, months)
    if (end > after) return end
  }
}

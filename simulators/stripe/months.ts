/**
 * The moment so many months after the anchor, on its day and time of day or, where the
 * month is shorter, on its last day; as Stripe counts billing periods.
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

/** The first moment of the anchor's monthly rhythm that is later than `after`. */
export function nextPeriodEnd(anchor: number, after: number): number {
  for (let months = 1; ; months += 1) {
    const end = monthsAfter(anchor, months)
    if (end > after) return end
  }
}

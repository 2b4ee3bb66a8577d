// The endings follow the spoken numbers: sıfır’dan, bir’den, iki’den; on’dan, yirmi’den.
const endingsOfUnits = ['dan', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan']
const endingsOfTens = ['dan', 'dan', 'den', 'dan', 'tan', 'den']

/**
 * Formats a time of day for use after "from": in Turkish, with an ending instead ("17:00’den").
 * Runs in guests' browsers, so it must stay small.
 * @param time such as 17:00
 */
export function startTime(language: string, time: string): string {
  if (language !== 'tr') return time
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const last = minute || hour
  const ending = last % 10 === 0 ? endingsOfTens[last / 10] : endingsOfUnits[last % 10]
  return `${time}’${ending}`
}

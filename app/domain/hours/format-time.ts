const minutesPerDay = 1_440

/** Writes a time of day, such as 09:30; the end of the day is 24:00. */
export function formatTime(minute: number): string {
  const ofDay = minute > minutesPerDay ? minute - minutesPerDay : minute
  return [Math.floor(ofDay / 60), ofDay % 60].map(twoDigits).join(':')
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

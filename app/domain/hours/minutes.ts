export const minutesPerDay = 1_440
export const minutesPerWeek = 7 * minutesPerDay

import { expect, test } from 'vitest'
import { startTime } from './start-time.ts'

test('a Turkish time ends as it is spoken', () => {
  const times = ['00:00', '01:00', '03:00', '06:00', '09:00', '10:00', '17:00', '20:00', '23:00']
  expect(times.map((time) => startTime('tr', time))).toEqual([
    '00:00’dan',
    '01:00’den',
    '03:00’ten',
    '06:00’dan',
    '09:00’dan',
    '10:00’dan',
    '17:00’den',
    '20:00’den',
    '23:00’ten',
  ])
  const withMinutes = ['08:10', '08:20', '17:30', '17:40', '17:50', '17:45', '12:05', '24:00']
  expect(withMinutes.map((time) => startTime('tr', time))).toEqual([
    '08:10’dan',
    '08:20’den',
    '17:30’dan',
    '17:40’tan',
    '17:50’den',
    '17:45’ten',
    '12:05’ten',
    '24:00’ten',
  ])
})

test('other languages need no ending', () => expect(startTime('en', '17:00')).toBe('17:00'))

import { describe, expect, test } from 'vitest'
import { parsePercentage } from './parse-percentage.ts'

describe('a percentage', () => {
  test.each([
    ['10', 10_000],
    ['12.345', 12_345],
    ['12,345', 12_345],
    ['0,5', 500],
    [' 7.25 % ', 7_250],
    ['%10', 10_000],
    ['1000', 1_000_000],
  ])('%j is %j thousandths', (text, thousandths) => {
    expect(parsePercentage(text)).toEqual({ thousandths })
  })

  test.each([
    ['', 'percentage_malformed'],
    ['0', 'percentage_malformed'],
    ['0,000', 'percentage_malformed'],
    ['ten', 'percentage_malformed'],
    ['-5', 'percentage_malformed'],
    ['1.2345', 'percentage_malformed'],
    ['1e2', 'percentage_malformed'],
    ['1.000,5', 'percentage_malformed'],
    [`1${' '.repeat(60_000)}x`, 'percentage_malformed'],
    ['1000.001', 'percentage_too_large'],
    ['9'.repeat(5_000), 'percentage_too_large'],
  ])('%j is rejected', (text, messageKey) => {
    expect(parsePercentage(text)).toMatchObject({ error: { messageKey } })
  })
})

import { expect, test } from 'vitest'
import { aVisit } from '#app/domain/visit/visit.fixture.ts'
import { drawWifiCode, wifiConfig } from './wifi-code.server.ts'

test('names the network and its password as phones read them', () => {
  expect(wifiConfig('Lale', 'a;b,c:d"e\\f')).toBe(
    String.raw`WIFI:S:Lale;T:WPA;P:a\;b\,c\:d\"e\\f;;`,
  )
  expect(wifiConfig('Lale', '')).toBe('WIFI:S:Lale;T:nopass;;')
})

test('is a square with a marker in three of its corners', () => {
  const { size, path } = drawWifiCode(aVisit)
  expect(size).toBeGreaterThan(20)
  const isDark = (row: number, column: number) => path.includes(`M${column} ${row}h1v1h-1z`)
  const last = size - 1
  expect([isDark(0, 0), isDark(0, last), isDark(last, 0)]).toEqual([true, true, true])
  expect([isDark(1, 1), isDark(1, last - 1), isDark(last - 1, 1)]).toEqual([false, false, false])
})

import { expect, test } from 'vitest'
import { tableLabel } from './table-label.ts'

test.each([
  ['7', 'Masa 7'],
  ['A5', 'Masa A5'],
  ['12b', 'Masa 12b'],
  ['Teras 1', 'Teras 1'],
  ['VIP', 'VIP'],
  ['שולחן 3', 'שולחן 3'],
])('%s is called %s', (name, label) => {
  expect(tableLabel(name, `Masa ${name}`)).toBe(label)
})

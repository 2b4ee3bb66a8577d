import { expect, test } from 'vitest'
import { parseClauses } from './clauses.ts'

const statedIn = (text: string) =>
  parseClauses(text).flatMap((clause) => (clause.stance === 'says' ? [clause.text] : []))

test('an owner’s text is split into clauses, however long it is', () => {
  expect(parseClauses('Unla yapılır. Süt içermez; ekmek ayrı gelir.')).toEqual([
    { text: 'Unla yapılır', stance: 'says' },
    { text: 'Süt içermez', stance: 'denies' },
    { text: 'ekmek ayrı gelir', stance: 'offers' },
  ])
  expect(parseClauses('Slow-cooked beans, no meat, with butter')).toEqual([
    { text: 'Slow-cooked beans', stance: 'says' },
    { text: 'no meat', stance: 'denies' },
    { text: 'with butter', stance: 'says' },
  ])
  expect(parseClauses('Chef’s hummus without nuts').map(({ stance }) => stance)).toEqual([
    'says',
    'denies',
  ])
  for (const text of ['A no', '- no nuts', 'no', 'no '.repeat(5_000), 'with no '.repeat(2_000)]) {
    expect(parseClauses(text).length).toBeGreaterThan(0)
  }
})

test('a denial covers only what it denies, not what the dish contains', () => {
  expect(statedIn('No onions, extra cheese')).toEqual(['extra cheese'])
  expect(statedIn('No egg, milk or nuts')).toEqual([])
  expect(statedIn('Baked fresh, free from gluten and dairy')).toEqual(['Baked fresh'])
  expect(statedIn('Gluten free bread')).toEqual(['Gluten free bread'])
  expect(statedIn('Peynirli pide, yumurta içermez')).toEqual(['Peynirli pide'])
  expect(statedIn('Süt, yumurta ve gluten içermez')).toEqual([])
})

test.each([
  ['Et suyu kullanmayız, unla bağlamayız.', []],
  ['Sosuna ceviz koymuyoruz, fındık ekleriz', ['fındık ekleriz']],
  ['Şeker eklemeyiz', []],
])('a Turkish sentence denies in the first person, too: %s', (text, stated) => {
  expect(statedIn(text)).toEqual(stated)
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnprintable, withoutUnprintable } from './fonts.server.ts'

test('all texts of guests’ pages can be printed, in all languages', () => {
  const files = globSync('app/i18n/messages/*/{guest,print,table-card,visit}.json')
  expect(files.length).toBe(48)
  for (const file of files) {
    expect([file, findUnprintable(readFileSync(file, 'utf8'))]).toEqual([file, []])
  }
})

test.each([
  'שקשוקה עם גבינה',
  'Phở bò, Smørrebrød, Žemlovka',
  'Μουσακάς',
  'Борщ',
  'کباب کوبیده',
  '宫保鸡丁',
  // Marks of direction, spaces, and a letter in two parts.
  '\u{2068}x\u{2069} 70\u{202f}g\u{a0}e\u{301}',
  '● ○ ✓ ₺ €',
])('“%s” can be printed', (text) => {
  expect(findUnprintable(text)).toEqual([])
  expect(withoutUnprintable(text)).toBe(text)
})

test.each([
  ['宮保雞丁', ['宮', '雞'], '□保□丁'],
  ['김치 찌개 (Kimchi)', ['김', '치', '찌', '개'], '□ □ (Kimchi)'],
  ['ต้มยำ', ['ต', '้', 'ม', 'ย', 'ำ'], '□'],
  // Outside the first plane.
  ['𰻝面', ['𰻝'], '□面'],
  // Pictures are left out.
  ['"🌶️ Acılı"', [], '"Acılı"'],
  ['"🌶 Acılı"', [], '"Acılı"'],
  ['Acılı 🌶', [], 'Acılı'],
  ['Chefin™ ©', [], 'Chefin™ ©'],
])('what can’t be printed of “%s” is found and replaced', (text, characters, printed) => {
  expect(findUnprintable(text)).toEqual(characters)
  expect(withoutUnprintable(text)).toBe(printed)
})

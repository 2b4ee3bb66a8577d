import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { statedFacts } from '#app/domain/dietary/statements.ts'
import { drawFactIcons } from '../scripts/draw-fact-icons.ts'

const laid = await readFile(new URL('../app/ui/fact-icons.svg', import.meta.url), 'utf8')

test('the file of icons is what the script draws', () => {
  expect(laid).toBe(drawFactIcons())
})

test.each(statedFacts)('%s has an icon with something in it', (fact) => {
  expect(laid).toMatch(new RegExp(`<symbol id="${fact}" [^>]*><(path|circle) `))
})

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import { drawFactIcons } from '../scripts/draw-fact-icons.ts'

const committed = await readFile(new URL('../app/ui/fact-icons.svg', import.meta.url), 'utf8')

test('the committed icon file is the script’s current output', () => {
  expect(committed).toBe(drawFactIcons())
})

test.each(statedFacts)('%s has a non-empty icon', (fact) => {
  expect(committed).toMatch(new RegExp(`<symbol id="${fact}" [^>]*><(path|circle) `))
})

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import { drawFactIcons } from '../scripts/draw-fact-icons.ts'

const committed = await readFile(new URL('../app/ui/fact-icons.svg', import.meta.url), 'utf8')

test('the icon file is the script’s output', () => {
  expect(committed).toBe(drawFactIcons())
})

test.each(statedFacts)('%s has an icon with something in it', (fact) => {
  expect(committed).toMatch(new RegExp(`<symbol id="${fact}" [^>]*><(path|circle) `))
})

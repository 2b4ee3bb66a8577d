import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { annotateMessage } from './annotate-message.ts'
import { parseMessage } from './parse-message.ts'

const samples = new URL('../../db/demo/', import.meta.url)

/** A price question about two dishes, by language. */
const questions: readonly [PhraseLanguage, (first: string, second: string) => string][] = [
  ['en', (first, second) => `how much are the ${first} and the ${second}`],
  ['de', (first, second) => `was kosten ${first} und ${second}`],
  ['fr', (first, second) => `combien coûtent ${first} et ${second}`],
  ['es', (first, second) => `cuánto cuestan ${first} y ${second}`],
  ['it', (first, second) => `quanto costano ${first} e ${second}`],
  ['nl', (first, second) => `wat kosten ${first} en ${second}`],
  ['ru', (first, second) => `сколько стоят ${first} и ${second}`],
  ['uk', (first, second) => `скільки коштують ${first} та ${second}`],
  ['ar', (first, second) => `كم سعر ${first} و ${second}`],
  ['fa', (first, second) => `قیمت ${first} و ${second} چنده`],
  ['zh', (first, second) => `${first}和${second}多少钱`],
]

/** It also means "roasted", as in "roasted potatoes". */
const ambiguousName = 'محمّرة'

/** Returns the sample lokanta's menu, translated as guests read it. */
function translatedMenu(language: PhraseLanguage): GuestMenu {
  const path = new URL(`lokanta/translations/${language}.json`, samples)
  const { dishes }: { dishes: Record<string, { name: string }> } = JSON.parse(
    readFileSync(path, 'utf8'),
  )
  const menu = guestMenu([
    category(
      'Menü',
      Object.keys(dishes).map((name) => dish(name, 10_000, '')),
    ),
  ])
  return {
    ...menu,
    alsoNamed: new Map(Object.entries(dishes).map(([id, { name }]) => [id, name])),
  }
}

const withoutBrackets = (name: string) => name.replace(/\s*[(（].*[)）]/u, '')

test.each(questions)('dishes are found by their translated names: %s', (language, ask) => {
  const menu = translatedMenu(language)
  const names = [...(menu.alsoNamed ?? [])].filter(([, name]) => !name.startsWith(ambiguousName))
  const misread = names.flatMap(([id, name], index) => {
    const [otherId = '', otherName = ''] = names[(index + 13) % names.length] ?? []
    const question = ask(withoutBrackets(name), withoutBrackets(otherName))
    const { mentions } = annotateMessage(parseMessage(question), language, language, menu)
    const found = mentions.flatMap(({ dishIds }) => dishIds)
    return found.length === 2 && found.includes(id) && found.includes(otherId) ? [] : [question]
  })
  expect(misread).toEqual([])
})

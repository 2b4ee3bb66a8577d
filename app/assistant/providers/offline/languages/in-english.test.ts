import { expect, test } from 'vitest'
import { demoMenu } from '../../../../../tests/fixtures/demo-menu.ts'
import { indexMenu } from '../menu-index.ts'
import { questionLanguage } from '../language.ts'
import { readForeign } from './in-english.ts'

const index = indexMenu(demoMenu())

test.each([
  ['no', 'Hva er det i suppen?'],
  ['no', 'Jeg har nøtteallergi, hva kan jeg spise?'],
  ['da', 'Hvad er der i suppen?'],
  ['da', 'Jeg har nøddeallergi, hvad kan jeg spise?'],
  ['da', 'Er der retter uden mælk?'],
  ['sv', 'Vad är det i soppan?'],
  ['sv', 'Jag har nötallergi, vad kan jag äta?'],
  ['sv', 'Finns det rätter utan mjölk?'],
  ['fi', 'Minulla on pähkinäallergia, mitä voin syödä?'],
  ['nl', 'Zit er melk in de soep?'],
  ['de', 'Was ist in der Suppe?'],
])('%s: %s', (language, question) => {
  expect(readForeign(question, index)?.language).toBe(language)
})

// "De", "di" and "mi" are Spanish and Italian as well.
test.each([
  ["Squid'de mayonezden dolayı yumurta olabilir mi?"],
  ['o zaman atomu da yiyemem di mi'],
  ["Pad Thai'de de balık var mı"],
])('%s is Turkish', (question) => {
  expect(readForeign(question, index)).toBeUndefined()
  expect(questionLanguage(question, 'en')).toBe('tr')
})

test.each([
  ['es', 'Soy alérgico a la leche, ¿qué me recomienda de postre?'],
  ['es', 'mi hijo no puede tomar huevo'],
  ['it', 'Mi può dire se di primo c’è qualcosa senza latte?'],
])('%s: %s', (language, question) => {
  expect(readForeign(question, index)?.language).toBe(language)
})

test('a nut allergy is read as one', () => {
  for (const question of ['Jeg har nøddeallergi', 'Jag har nötallergi, vad kan jag äta?']) {
    expect(readForeign(question, index)?.question).toMatch(/nut/)
  }
})

import { expect, test } from 'vitest'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { annotateMessage } from './annotate-message.ts'
import { parseMessage } from './parse-message.ts'

const menu = guestMenu([
  category('Mains', [
    dish('Manchester Butter Chicken', 1_450, 'chicken, butter, tomato'),
    dish('Tavuk Şiş', 1_200, 'tavuk'),
    dish('Trota alle nocciole', 1_800, 'trota, nocciole'),
    dish('Schweinshaxe', 1_900, 'Schwein'),
    dish('Tafelspitz', 2_100, 'Rind'),
    dish('Pilzrisotto', 1_300, 'Reis, Pilze'),
    dish('Risotto allo zafferano', 1_400, 'riso, zafferano'),
  ]),
  category('Small plates', [
    dish('Edamame', 500, 'soybeans'),
    dish('Spicy Edamame', 600, 'soybeans, chilli'),
    dish('Muhammara', 700, 'walnuts, peppers'),
    dish('Tiramisù', 650, 'mascarpone'),
    dish('Tiramisù al Pistacchio', 750, 'mascarpone, pistacchi'),
    dish('Sorbete de limón', 550, 'limón'),
  ]),
])

/** Returns the dishes that a message names; their ids are their names. */
function namedIn(text: string, language: PhraseLanguage): string[] {
  const { mentions } = annotateMessage(parseMessage(text), language, language, menu)
  return mentions.filter(({ isKind }) => !isKind).flatMap(({ dishIds }) => dishIds)
}

test.each<[string, PhraseLanguage, readonly string[]]>([
  ['how much is 2 butter chicken', 'en', ['Manchester Butter Chicken']],
  ['lemon sorbet, any wine in it?', 'en', ['Sorbete de limón']],
  ['is the spicy edamame gluten free', 'en', ['Spicy Edamame']],
  ['ist die scharfe edamame glutenfrei', 'de', ['Spicy Edamame']],
  ['la trota è già pulita?', 'it', ['Trota alle nocciole']],
  ['ist die haxe knusprig?', 'de', ['Schweinshaxe']],
  ['番红花烩饭有麸质吗', 'zh', ['Risotto allo zafferano']],
  ['а тафельшпиц?', 'ru', ['Tafelspitz']],
  ['Tavuk Şiş kaç lira', 'tr', ['Tavuk Şiş']],
])('finds a name that is shortened, translated or spelt by ear: %s', (text, language, dishes) => {
  expect(namedIn(text, language)).toEqual(dishes)
})

test.each<[string, PhraseLanguage, readonly string[]]>([
  ['are the edamame spicy?', 'en', ['Edamame']],
  ['whats lighter, tiramisu normal or pistachio', 'en', ['Tiramisù', 'Tiramisù al Pistacchio']],
  ['ich mag kein Huhn, was empfehlen Sie?', 'de', []],
  ['something with butter and chicken', 'en', []],
  ['which dishes contain saffron?', 'en', []],
  ['is Manchester food any good?', 'en', []],
])('does not take a question or an ingredient for a longer name: %s', (text, language, dishes) => {
  expect(namedIn(text, language)).toEqual(dishes)
})

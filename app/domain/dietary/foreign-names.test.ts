import { describe, expect, test } from 'vitest'
import { conceptName, findTerms, type FoundTerm } from './lexicon.ts'
import { findTermsCached } from './cached-parsing.ts'
import { gatherEvidence } from './dish-evidence.ts'
import { splitHan } from './fold-text.ts'
import { foodLanguages, foodNames } from './lexicon/names/index.ts'
import { namedConcepts } from './lexicon/names/named-concepts.ts'

const conceptsIn = (text: string, languages?: readonly string[]) =>
  findTerms(splitHan(text), languages).map(({ concept }) => concept)
const factsIn = (text: string) => [
  ...new Set(findTerms(text).flatMap((term: FoundTerm) => term.facts)),
]

test('every concept has an English and a Turkish name', () => {
  expect(
    namedConcepts.filter(
      (concept) => conceptName(concept, 'en') === concept && concept.includes('_'),
    ),
  ).toEqual([])
})

describe.each(foodLanguages)('in %s', (language) => {
  test.each(namedConcepts)('%s is found by its primary name', (concept) => {
    const [name = ''] = foodNames[language][concept].split(',')
    expect(name).not.toBe('')
    expect(findTerms(splitHan(name), [language])).not.toEqual([])
  })
})

test.each([
  ['Auberginen', 'de', 'eggplant'],
  ['berenjenas', 'es', 'eggplant'],
  ['melanzane', 'it', 'eggplant'],
  ['баклажанами', 'ru', 'eggplant'],
  ['баклажани', 'uk', 'eggplant'],
  ['بالباذنجان', 'ar', 'eggplant'],
  ['بادمجان‌ها', 'fa', 'eggplant'],
  ['茄子', 'zh', 'eggplant'],
  ['aardappelen', 'nl', 'potato'],
  ['funghi', 'it', 'mushroom'],
  ['супа', 'ru', 'soup'],
  ['грибной', 'ru', 'mushroom'],
])('%s (%s) is a form of the name of %s', (word, language, concept) => {
  expect(conceptsIn(word, [language])).toContain(concept)
})

test.each([
  ['Bergkäse', 'de', ['cheese']],
  ['mûres', 'fr', ['blackberry']],
  ['raviolis chinois', 'fr', ['dumpling']],
  ['suero de leche', 'es', ['milk']],
  ['batido de fresa', 'es', ['milkshake', 'strawberry']],
  ['lengua de ternera', 'es', ['tongue']],
  ['panino al latte', 'it', ['sandwich', 'latte']],
  ['творожный сыр', 'ru', ['cream_cheese']],
  ['бальзамический уксус', 'ru', ['balsamic']],
  ['раки', 'ru', []],
  ['шприц', 'ru', []],
  ['сирок', 'uk', ['cheese']],
  ['حنطة', 'ar', ['wheat']],
  ['خبز السبلت', 'ar', ['bread', 'spelt']],
  ['زلابية', 'ar', ['dough']],
  ['آرد نخود', 'fa', ['chickpea_flour']],
  ['سپرماهی', 'fa', ['fish']],
  ['اره ماهی', 'fa', ['fish']],
  ['اسکالوپ مرغ', 'fa', ['schnitzel', 'chicken']],
  ['اسکالوپ دریایی', 'fa', ['scallop']],
  ['肉酱', 'zh', ['bolognese']],
  ['米粉', 'zh', ['rice_noodle']],
  ['通心粉', 'zh', ['pasta']],
  ['辣椒粉', 'zh', ['chili']],
])('%s (%s) names its own food, not a similar one', (text, language, concepts) => {
  expect(conceptsIn(text, [language])).toEqual(concepts)
})

test.each([
  ['turbot', 'fa', 'توربوت'],
  ['swordfish', 'fa', 'شمشیرماهی'],
  ['scallop', 'fa', 'گوش‌ماهی'],
  ['spelt', 'ar', 'قمح السبلت'],
  ['dumpling', 'ar', 'دمبلينغ'],
  ['spritz', 'ru', 'спритц'],
  ['poppy', 'es', 'semillas de amapola'],
  ['buttermilk', 'es', 'suero de mantequilla'],
  ['bun', 'it', 'bun'],
  ['pate', 'zh', '肝酱'],
  ['raisin', 'tr', 'kuru üzüm'],
  ['date', 'en', 'date fruit'],
])('%s is shown in %s as %s', (concept, language, name) => {
  expect(conceptName(concept, language)).toBe(name)
})

test.each([
  ['Kürbissuppe', ['pumpkin', 'soup']],
  ['Tomatensuppe', ['tomato', 'soup']],
  ['Pilzrisotto', ['mushroom', 'risotto']],
  ['Champignonsoep', ['mushroom', 'soup']],
  ['Bockwurst', ['sausage']],
])('the compound %s names its parts', (word, concepts) => {
  expect(conceptsIn(word)).toEqual(concepts)
})

test('an owner’s menu in another language is understood too', () => {
  expect(factsIn('Sahne')).toContain('milk')
  expect(factsIn('Weißwein')).toContain('alcohol')
  expect(factsIn('noisettes')).toContain('nuts')
  expect(factsIn('Hafermilch')).not.toContain('milk')
  expect(factsIn('leche de coco')).not.toContain('milk')
  expect(factsIn('Muskatnuss')).toEqual([])
  expect(factsIn('Eierschwammerl')).toEqual([])
})

test.each([
  ['Brot mit Ei', ['eggs', 'gluten']],
  ['Gebakken vis', ['fish']],
  ['riz au blé', ['gluten']],
  ['سمك مشوي مع لوز', ['fish', 'nuts']],
  ['شیر و عسل', ['honey', 'lactose', 'milk']],
  ['Хлеб и сыр', ['gluten', 'lactose', 'milk']],
  ['虾仁炒蛋', ['crustaceans', 'eggs']],
])('short words in an owner’s text are foods, too: %s', (text, facts) => {
  const found = findTermsCached(text).flatMap((term) => term.facts)
  expect([...new Set(found)].toSorted()).toEqual(facts)
})

test('a note in Chinese is quoted by the words that name the food', () => {
  const { contains } = gatherEvidence({
    name: '炒饭',
    description: '',
    ingredients: [],
    tags: [],
    aiInstructions: '用牛奶和花生酱做的',
  })
  expect(contains.get('milk')).toEqual(['牛奶'])
  expect(contains.get('peanuts')).toEqual(['花生酱'])
})

// "Безе" could be a form of "без": everyday words must not become foods.
test.each([
  ['без', 'ru'],
  ['под', 'ru'],
  ['під', 'uk'],
  ['коли', 'uk'],
  ['به', 'fa'],
  ['قد', 'ar'],
  ['pure', 'it'],
  ['glutenvrijs', 'nl'],
])('%s (%s) is not a food', (word, language) => {
  expect(conceptsIn(word, [language])).toEqual([])
})

test.each([
  'Buchweizenmehl',
  'farine de sarrasin',
  'farine de blé noir',
  'farina di grano saraceno',
  'harina de trigo sarraceno',
  'boekweitmeel',
  'гречневая мука',
  'гречане борошно',
])('%s contains no gluten', (flour) => {
  expect(conceptsIn(flour)).toContain('buckwheat')
  expect(factsIn(flour)).toEqual([])
})

test('English and Turkish words are not foods in other languages', () => {
  for (const text of [
    'dining room',
    'the worst',
    'wild rice bar',
    'kase',
    'biber pens',
    'tamarind',
  ]) {
    expect(factsIn(text)).toEqual([])
  }
})

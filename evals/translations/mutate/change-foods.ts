import {
  addableFoods,
  findMentions,
  type Food,
  type Group,
  type Mention,
  type Phrases,
} from '../foods.ts'
import type { Language, Texts, Translation } from '../read-good.ts'
import { knownDiets, knownGroups } from './implied.ts'
import { appendSentence, withText } from './mutation.ts'
import { pickBy } from './random.ts'

/** Words that are removed together with the food next to them. */
const joiners: Readonly<Record<Language, string>> = {
  en: 'and|or|with',
  tr: 've|ile|veya',
  de: 'und|oder|mit',
  fr: 'et|ou|avec|aux?|à la|de|du',
  es: 'y|e|o|con|de',
  it: 'e|ed|o|con|di',
  nl: 'en|of|met',
  ru: 'и|или|с|со',
  uk: 'і|й|та|або|з|із|зі',
  ar: 'مع',
  fa: 'و|یا|با',
  zh: '和|、|及|配|加',
}

/** Removes a part of a text with the word that joined it. */
function cut(text: string, start: number, end: number, language: Language): string {
  const space = language === 'zh' ? '' : String.raw`\s+`
  const gap = language === 'zh' ? '' : ' '
  const before = text.slice(0, start)
  const after = text.slice(end)
  const joinBefore = new RegExp(`(?:^|${space})(?:${joiners[language]})${space}$`, 'iu')
  const joinAfter = new RegExp(`^${space}(?:${joiners[language]})${space}`, 'iu')
  const cleaned = joinBefore.test(before)
    ? before.replace(joinBefore, gap) + after
    : before + after.replace(joinAfter, gap)
  return cleaned
    .replace(/[,،、，]\s*(?=[.,;:،、，。；)）])/gu, '')
    .replace(/\(\s*\)|（\s*）/gu, '')
    .replace(/\s+(?=[.,;:،。；，)）])/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,،、，:-]+/u, '')
    .trim()
}

const isContained = ({ state }: Mention) => state === 'contains'

/**
 * Drops a food that the original says and the translation names once.
 * @param keepsAllergen selects foods whose allergen another food of the translation has, or the others
 */
function dropEach(good: Translation, { keepsAllergen }: { keepsAllergen: boolean }): Texts[] {
  const originalMentions = findMentions(good.source, good.from).filter(isContained)
  const mentions = findMentions(good.texts, good.to)
  return mentions.flatMap((mention) => {
    const { food, group, field, start, end } = mention
    if (!isContained(mention) || food === 'dough' || food === 'mayonnaise') return []
    if (!originalMentions.some((other) => other.food === food)) return []
    if (mentions.some((other) => other !== mention && other.food === food)) return []
    const isRemaining = mentions.some(
      (other) => other !== mention && other.group === group && isContained(other),
    )
    if (isRemaining !== keepsAllergen || (isRemaining && food === 'nuts')) return []
    const text = cut(good.texts[field] ?? '', start, end, good.to)
    return text === '' ? [] : [withText(good.texts, field, text)]
  })
}

export const dropAllergens = (good: Translation): Texts[] =>
  dropEach(good, { keepsAllergen: false })
export const dropFoods = (good: Translation): Texts[] => dropEach(good, { keepsAllergen: true })

/** Returns the foods that nobody expects in the dish, by its original or its nature. */
function unexpectedFoods(good: Translation): Food[] {
  const expected = knownGroups(good)
  return addableFoods(good.to).filter(({ group }) => !expected.has(group))
}

/** Adds a food in a sentence, in a clause, or in the name. */
export function addAllergens(good: Translation): Texts[] {
  if (good.kind !== 'dish') return []
  const { name = '', description = '' } = good.texts
  return unexpectedFoods(good).map(({ food, phrases }) => {
    const clause = description.replace(/(?=[.;。؛；]|$)/u, comma(good.to) + phrases.with)
    const inName =
      good.to === 'tr' ? `${capital(phrases.with, 'tr')} ${name}` : `${name} (${phrases.bare})`
    const variants = [
      withText(good.texts, 'description', appendSentence(description, phrases.with)),
      withText(good.texts, 'description', clause),
      withText(good.texts, 'name', inName),
    ]
    return pickBy(variants, `${good.id} ${food}`) ?? good.texts
  })
}

function comma(language: Language): string {
  if (language === 'zh') return '，'
  return language === 'ar' || language === 'fa' ? '، ' : ', '
}

const capital = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** Names another food where the original says one: hazelnuts for walnuts, cheese for tofu. */
export function replaceAllergens(good: Translation): Texts[] {
  if (good.kind !== 'dish') return []
  const originalMentions = findMentions(good.source, good.from).filter(isContained)
  const mentions = findMentions(good.texts, good.to)
  const namedFoods = new Set([...originalMentions, ...mentions].map(({ food }) => food))
  const others = [...unexpectedFoods(good), ...otherNuts(good, namedFoods)]
  return mentions.flatMap((mention) => {
    const { food, field, start, end } = mention
    if (!isContained(mention) || food === 'dough') return []
    if (!originalMentions.some((other) => other.food === food)) return []
    const other = pickBy(others, `${good.id} ${food} ${start}`)
    if (!other) return []
    const text = good.texts[field] ?? ''
    const newText = replaceWord(text, start, end, other, good.to)
    return newText === text ? [] : [withText(good.texts, field, newText)]
  })
}

/** Returns the nuts that are not named, if one is: an allergy to one says nothing about another. */
function otherNuts(good: Translation, namedFoods: ReadonlySet<string>): Food[] {
  const specific = ['walnut', 'hazelnut', 'almond', 'pistachio', 'cashew']
  const isSpecific = !namedFoods.has('nuts') && specific.some((food) => namedFoods.has(food))
  if (!isSpecific) return []
  return addableFoods(good.to).filter(
    ({ food }) => specific.includes(food) && !namedFoods.has(food),
  )
}

function replaceWord(
  text: string,
  start: number,
  end: number,
  { phrases }: Food,
  language: Language,
): string {
  const before = text.slice(0, start)
  const word = text.slice(start, end)
  return before + replacementFor(word, before, phrases, language) + text.slice(end)
}

/** Chooses the form of another food that fits where a word stands. */
function replacementFor(
  word: string,
  before: string,
  { bare, with: withIt }: Phrases,
  language: Language,
): string {
  if (language === 'tr') return /l[ıiuü]$/u.test(word) ? withIt : bare
  if (language === 'ar') {
    if (word.startsWith('و')) return `و${bare}`
    return /^ب(?!يض|ندق|لح|رغل)/u.test(word) ? withIt : bare
  }
  const [connector = '', ...rest] = withIt.split(' ')
  const isConnected = before.toLowerCase().endsWith(`${connector} `)
  const result = isConnected && rest.length > 0 ? rest.join(' ') : bare
  return /^\p{Lu}/u.test(word) && before === '' ? capital(result, language) : result
}

/** Claims that a food isn't there: one that the original names, or one that it doesn't mention. */
export function claimWithout(good: Translation): Texts[] {
  if (good.kind !== 'dish') return []
  const originalMentions = findMentions(good.source, good.from)
  const diets = knownDiets(good)
  const mayClaim = (food: string, group: Group) => {
    if (
      originalMentions.some((mention) => mention.group === group && mention.state !== 'contains')
    ) {
      return false
    }
    if (originalMentions.some((mention) => mention.food === food)) return true
    const isOfDiet = diets.vegetarian || diets.lactoseFree
    return (
      !originalMentions.some((mention) => mention.group === group) &&
      !isOfDiet &&
      group !== 'gluten'
    )
  }
  const { name = '', description = '' } = good.texts
  return addableFoods(good.to)
    .filter(({ food, group }) => mayClaim(food, group))
    .flatMap(({ food, phrases }) => {
      const isSaid = originalMentions.some((mention) => mention.food === food)
      // Claims about foods that nobody mentioned would outnumber those about foods that are there.
      if (!isSaid && pickBy([0, 1, 2, 3, 4, 5], `${good.id} ${food} claim`) !== 0) return []
      const variants = [
        withText(good.texts, 'name', `${name} (${phrases.without})`),
        withText(good.texts, 'description', appendSentence(description, phrases.without)),
      ]
      return [pickBy(variants, `${food} ${good.id}`) ?? good.texts]
    })
}

import { findMentions } from '../foods.ts'
import { mainField, type Language, type Texts, type Translation } from '../read-good.ts'
import { saysMay } from '../statements.ts'
import { claimWithout } from './change-foods.ts'
import { withText } from './mutation.ts'
import {
  containsDenied,
  mayDenied,
  mayLost,
  negationLost,
  withoutByWith,
  type Rule,
} from './negation-rules.ts'

/** Applies each rule to each of its matches alone. */
const applyEach = (good: Translation, rules: readonly Rule[]): Texts[] =>
  Object.entries(good.texts).flatMap(([field, text]) =>
    rules.flatMap(([pattern, replacement]) =>
      [...text.matchAll(pattern)].map((match) => {
        const after = text.slice(match.index + match[0].length)
        const newText = text.slice(0, match.index) + fill(replacement, match) + after
        return withText(good.texts, field, tidy(newText))
      }),
    ),
  )

/** Fills in `$1` and `$&`, and keeps a capital letter at the start. */
function fill(replacement: string, match: RegExpExecArray): string {
  const [whole] = match
  const isStart = replacement.startsWith('$&')
  const filledText = replacement
    .replaceAll('$&', isStart ? whole : whole.charAt(0).toLowerCase() + whole.slice(1))
    .replace(/\$(\d)/gu, (_, number: string) => match[Number(number)] ?? '')
  return /^\p{Lu}/u.test(whole)
    ? filledText.charAt(0).toUpperCase() + filledText.slice(1)
    : filledText
}

const tidy = (text: string) =>
  text
    .replace(/\s{2,}/gu, ' ')
    .replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .trim()

export const loseNegations = (good: Translation): Texts[] => applyEach(good, negationLost[good.to])

/** "without nuts" where the original says "with nuts", "contains no milk", or a new claim. */
export const addNegations = (good: Translation): Texts[] => [
  ...claimWithout(good),
  ...applyEach(good, containsDenied[good.to]),
  ...denyMentions(good),
]

function denyMentions(good: Translation): Texts[] {
  const originalMentions = findMentions(good.source, good.from)
  return findMentions(good.texts, good.to).flatMap(({ food, field, start, end, state }) => {
    if (state !== 'contains' || !originalMentions.some((mention) => mention.food === food))
      return []
    const text = good.texts[field] ?? ''
    const denied = denyAt(text, start, end, good.to)
    return denied === text ? [] : [withText(good.texts, field, tidy(denied))]
  })
}

function denyAt(text: string, start: number, end: number, language: Language): string {
  const before = text.slice(0, start)
  const word = text.slice(start, end)
  const after = text.slice(end)
  if (language === 'tr') return before + word.replace(/l([ıiuü])$/u, 's$1z') + after
  if (language === 'ar' && word.startsWith('بال')) return `${before}بدون ${word.slice(1)}${after}`
  const [pattern, replacement] = withoutByWith[language].find(([rule]) => rule.test(before)) ?? []
  return pattern && replacement ? before.replace(pattern, replacement) + word + after : text
}

/** "contains" for "may contain", or the sentence is missing. */
export const loseMayContain = (good: Translation): Texts[] => [
  ...applyEach(good, mayLost[good.to]),
  ...dropPossibleSentence(good),
]

export const denyMayContain = (good: Translation): Texts[] => applyEach(good, mayDenied[good.to])

function dropPossibleSentence(good: Translation): Texts[] {
  const field = mainField(good)
  const text = good.texts[field] ?? ''
  const sentences = text.match(/[^.;!?。；؛؟]+[.;!?。；؛؟]*\s*/gu) ?? []
  const keptSentences = sentences.filter((sentence) => !saysMay(sentence, good.to))
  if (keptSentences.length === sentences.length || keptSentences.length === 0) return []
  return [withText(good.texts, field, keptSentences.join('').trim())]
}

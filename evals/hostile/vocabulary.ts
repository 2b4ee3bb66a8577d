import { IntlMessageFormat } from 'intl-messageformat'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { phraseBooks } from '#app/assistant/render/phrases/index.ts'
import type { PhraseKey } from '#app/assistant/render/phrases/book.ts'
import type { NameForms, PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import { conceptName } from '#app/domain/dietary/lexicon.ts'

/** Splits a text into lower-case words without accents. In Chinese, each character is a word. */
export function wordsIn(text: string, language: PhraseLanguage): string[] {
  const bare = text.toLocaleLowerCase('en').normalize('NFD').replaceAll(/\p{M}/gu, '')
  return (
    bare.match(language === 'zh' ? /\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu : /\p{L}+/gu) ?? []
  )
}

const vocabularies = new Map<PhraseLanguage, ReadonlySet<string>>()

/** Returns all words of a language's phrase book. */
export function hostileVocabularyOf(language: PhraseLanguage): ReadonlySet<string> {
  const cached = vocabularies.get(language)
  if (cached) return cached
  const lists = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(language, { type }).format(['1', '2', '3']),
  )
  const texts = [...stringsIn(phraseBooks[language]), ...lists]
  const words = new Set(texts.flatMap((text) => wordsIn(text, language)))
  vocabularies.set(language, words)
  return words
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Returns a language's words for an allergen, a food or a diet. */
export function wordsFor(target: DietaryTarget, language: PhraseLanguage) {
  const book = phraseBooks[language]
  if (target.kind === 'fact') return book.facts[target.fact]
  const name =
    target.kind === 'diet' ? book.diets[target.diet] : conceptName(target.concept, language)
  return { name, has: name, without: name, free: name }
}

// Placeholders for any recorded text and for an optional Turkish suffix.
const anyText = '\u0001'
const optionalSuffix = '\u0002'

/** Returns the choices of a `select` argument; only the first if the phrase doesn't use it. */
const choicesIn = (phrase: string, name: string, choices: readonly string[]) =>
  phrase.includes(`{${name}, select`) ? choices : choices.slice(0, 1)

const patternCache = new Map<string, readonly RegExp[]>()
const maxCachedPatterns = 50_000

/** Removes the invisible characters that isolate text of another writing direction. */
export const removeIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

/**
 * Returns patterns that match the start of a text that says a phrase about a dish.
 * @param targets what the phrase says about the dish; several are said as a list
 */
export function phrasePatterns(
  key: PhraseKey,
  language: PhraseLanguage,
  dish: string,
  targets: readonly DietaryTarget[],
): readonly RegExp[] {
  const subjects = targets.map((target) => wordsFor(target, language))
  const list = (type: 'conjunction' | 'disjunction', form: keyof NameForms) =>
    new Intl.ListFormat(language, { type }).format(subjects.map((words) => words[form]))
  const name = list('conjunction', 'name')
  const free = list('conjunction', 'free')
  const cacheKey = [key, language, dish, name, free].join('\n')
  const cached = patternCache.get(cacheKey)
  if (cached) return cached
  const patterns = [phraseBooks[language].say[key]].flat().flatMap((phrase) =>
    choicesIn(phrase, 'listed', [anyText, 'none']).flatMap((listedForm) =>
      choicesIn(phrase, 'why', ['words', 'owner']).map((why) => {
        const forms = ['dishDe', 'dishIn', 'dishI']
        const format = new IntlMessageFormat(phrase, language, undefined, { ignoreTag: true })
        const text = format.format({
          ...Object.fromEntries(forms.map((form) => [form, `${dish}${optionalSuffix}`])),
          dish,
          fact: list('conjunction', 'has'),
          without: list('disjunction', 'without'),
          free,
          diet: name,
          food: name,
          words: anyText,
          listed: listedForm,
          why,
        })
        const pattern = RegExp.escape(removeIsolates(String(text)))
          .replaceAll(anyText, '([\\s\\S]+?)')
          .replaceAll(optionalSuffix, '(?:’\\p{L}+)?')
        return new RegExp(`^${pattern}`, 'u')
      }),
    ),
  )
  if (patternCache.size > maxCachedPatterns) patternCache.clear()
  patternCache.set(cacheKey, patterns)
  return patterns
}

import { IntlMessageFormat } from 'intl-messageformat'
import type { About } from '#app/assistant/plan/part.ts'
import { phraseBooks } from '#app/assistant/render/phrases/index.ts'
import type { PhraseKey } from '#app/assistant/render/phrases/book.ts'
import type { FactWords, PhraseLanguage } from '#app/assistant/render/phrases/words.ts'
import { conceptName } from '#app/domain/dietary/lexicon.ts'

/* What a phrase book says; of the lexicon, only the names of foods. */

/** Words as they are compared; in Chinese each sign is one. */
export function wordsIn(text: string, language: PhraseLanguage): string[] {
  const bare = text.toLocaleLowerCase('en').normalize('NFD').replaceAll(/\p{M}/gu, '')
  return (
    bare.match(language === 'zh' ? /\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu : /\p{L}+/gu) ?? []
  )
}

const vocabularies = new Map<PhraseLanguage, ReadonlySet<string>>()

/** All words of a language's phrase book. */
export function vocabularyOf(language: PhraseLanguage): ReadonlySet<string> {
  const known = vocabularies.get(language)
  if (known) return known
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

/** How a language says an allergen, a food or a diet. */
export function saidOf(about: About, language: PhraseLanguage) {
  const book = phraseBooks[language]
  if (about.kind === 'fact') return book.facts[about.fact]
  const name =
    about.kind === 'diet' ? book.diets[about.diet].name : conceptName(about.concept, language)
  return { name, has: name, without: name, free: name }
}

/** What of a phrase is any text of the records. */
const hole = '\u0001'
const suffixed = '\u0002'
const isolates = /[\u2066-\u2069]/g
/** A phrase without a choice is made once. */
const choicesIn = (phrase: string, name: string, choices: readonly string[]) =>
  phrase.includes(`{${name}, select`) ? choices : choices.slice(0, 1)

const patterns = new Map<string, readonly RegExp[]>()

export const unisolated = (text: string) => text.replaceAll(isolates, '')

/**
 * What a text begins with that says a phrase about a dish; its records' words are groups.
 * @param abouts several are said as a list
 */
export function patternsOf(
  key: PhraseKey,
  language: PhraseLanguage,
  dish: string,
  abouts: readonly About[],
): readonly RegExp[] {
  const each = abouts.map((about) => saidOf(about, language))
  const listed = (type: 'conjunction' | 'disjunction', form: keyof FactWords) =>
    new Intl.ListFormat(language, { type }).format(each.map((words) => words[form]))
  const said = {
    name: listed('conjunction', 'name'),
    has: listed('conjunction', 'has'),
    without: listed('disjunction', 'without'),
    free: listed('conjunction', 'free'),
  }
  const id = [key, language, dish, said.name, said.free].join('\n')
  const known = patterns.get(id)
  if (known) return known
  const phrase = phraseBooks[language].say[key]
  const made = [phrase].flat().flatMap((one) =>
    choicesIn(one, 'listed', [hole, 'none']).flatMap((ingredients) =>
      choicesIn(one, 'why', ['words', 'owner']).map((why) => {
        const forms = ['dishDe', 'dishDen', 'dishIn', 'dishI', 'dishE']
        const text = new IntlMessageFormat(one, language, undefined, { ignoreTag: true }).format({
          ...Object.fromEntries(forms.map((form) => [form, `${dish}${suffixed}`])),
          dish,
          fact: said.has,
          without: said.without,
          free: said.free,
          diet: said.name,
          food: said.name,
          words: hole,
          listed: ingredients,
          why,
        })
        const escaped = RegExp.escape(unisolated(String(text)))
        return new RegExp(
          `^${escaped.replaceAll(hole, '([\\s\\S]+?)').replaceAll(suffixed, '(?:’\\p{L}+)?')}`,
          'u',
        )
      }),
    ),
  )
  if (patterns.size > 50_000) patterns.clear()
  patterns.set(id, made)
  return made
}

import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { isTurkishForm } from '#app/domain/dietary/inflection.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { DishOption } from '#app/domain/guest-menu/option-group.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import type { MentionWithSizes } from './find-sizes.ts'
import { isConnective } from './name-index.ts'
import { tokenIndexes } from './span.ts'
import type { Token } from './tokens.ts'

/** A dish that a message names, with its sizes and options. */
export interface MentionWithOptions extends MentionWithSizes {
  /** Ids of the options that are named beside it. */
  readonly optionIds: readonly string[]
}

/** Words between a dish and its options: "with", "and with". */
const maxBetween = 2

/**
 * Finds the options beside the dishes of a message, in the owner's words: "margherita with extra
 * cheese and olives", "ekstra peynirli margarita". Extends the mentions by them.
 */
export function findOptions(
  mentions: readonly MentionWithSizes[],
  tokens: readonly Token[],
  menu: GuestMenu,
): readonly MentionWithOptions[] {
  const { byId } = indexMenu(menu)
  const takenIndexes = tokenIndexes(mentions)
  return mentions.map((mention) => {
    const [id, ...others] = mention.isKind ? [] : mention.dishIds
    const groups = others.length > 0 ? [] : (byId.get(id ?? '')?.dish.optionGroups ?? [])
    const options = groups.flatMap((group) => group.options)
    return options.length === 0
      ? { ...mention, optionIds: [] }
      : addOptions(mention, longestFirst(options), tokens, takenIndexes)
  })
}

/** Extends the mention of one dish by its options: one before it, and several after it. */
function addOptions(
  mention: MentionWithSizes,
  options: readonly DishOption[],
  tokens: readonly Token[],
  takenIndexes: ReadonlySet<number>,
): MentionWithOptions {
  const clause = tokens[mention.start]?.clause
  const isFree = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .every((token, index) => !takenIndexes.has(from + index) && token.clause === clause)
  const before = options.find((option) => {
    const words = foldedWords(option.name)
    const from = mention.start - words.length
    return from >= 0 && isFree(from, mention.start) && namesOption(tokens, from, words)
  })
  const found = before ? [before] : []
  const start = mention.start - (before ? foldedWords(before.name).length : 0)
  let { end } = mention
  for (let next = findNext(end); next; next = findNext(end)) {
    found.push(next.option)
    end = next.end
  }
  return { ...mention, start, end, optionIds: found.map((option) => option.id) }

  function findNext(after: number) {
    for (let gap = 0; gap <= maxBetween; gap++) {
      const from = after + gap
      if (!tokens.slice(after, from).every(isJoining)) return undefined
      const others = options.filter((option) => !found.includes(option))
      for (const option of others) {
        const words = foldedWords(option.name)
        if (isFree(after, from + words.length) && namesOption(tokens, from, words)) {
          return { option, end: from + words.length }
        }
      }
      // "With bacon" means "Streaky bacon", if no other option has that word.
      const byOneWord =
        gap > 0 && isFree(after, from + 1) ? findByOneWord(others, tokens[from]) : []
      const [option] = byOneWord
      if (option && byOneWord.length === 1) return { option, end: from + 1 }
    }
    return undefined
  }
}

const findByOneWord = (options: readonly DishOption[], token: Token | undefined) =>
  options.filter(({ name }) =>
    foldedWords(name).some((word) => !isConnective(word) && matchesWord(token, word)),
  )

const longestFirst = (options: readonly DishOption[]) =>
  options.toSorted(
    (first, second) => foldedWords(second.name).length - foldedWords(first.name).length,
  )

const isJoining = ({ text }: Token) => isConnective(text) || joiningWords.has(text)

// Between a dish and an option, in the languages of the phrase books.
const joiningWords = new Set(
  'with and plus mit und avec et con y e ed met en ile ve artı с и з та і مع و با'.split(' '),
)

const namesOption = (tokens: readonly Token[], from: number, words: readonly string[]) =>
  words.length > 0 && words.every((word, index) => matchesWord(tokens[from + index], word))

const matchesWord = (token: Token | undefined, word: string) =>
  token !== undefined &&
  [...token.forms, ...token.forms.map(withoutSuffix)].some(
    (form) => form === word || isTurkishForm(form, word),
  )

/** Removes the Turkish suffix for "with": "peynirli", with cheese. */
const withoutSuffix = (word: string) => word.replace(/l[iu]$/, '')

import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { isTurkishForm } from '#app/domain/dietary/inflection.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { DishOption } from '#app/domain/guest-menu/option-group.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import type { SizedMention } from './find-sizes.ts'
import { isConnective } from './name-index.ts'
import { tokenIndexes } from './span.ts'
import type { Token } from './tokens.ts'

/** A dish that a message names, with its sizes and options. */
export interface OptionedMention extends SizedMention {
  /** Ids of the options that are named beside it. */
  readonly optionIds: readonly string[]
}

/** Words between a dish and its options: "with", "and with". */
const maxBetween = 2

/**
 * Finds the options beside the dishes of a message, in the owner's words: "margherita with extra cheese
 * and olives", "ekstra peynirli margarita". Extends the mentions by them.
 */
export function findOptions(
  mentions: readonly SizedMention[],
  tokens: readonly Token[],
  menu: GuestMenu,
): readonly OptionedMention[] {
  const { byId } = indexMenu(menu)
  const taken = tokenIndexes(mentions)
  return mentions.map((mention) => {
    const [id, ...others] = mention.isKind ? [] : mention.dishIds
    const groups = others.length > 0 ? [] : (byId.get(id ?? '')?.dish.optionGroups ?? [])
    const options = groups.flatMap((group) => group.options)
    if (options.length === 0) return { ...mention, optionIds: [] }
    let { start, end } = mention
    const found: DishOption[] = []
    const isFree = (from: number, to: number) =>
      tokens
        .slice(from, to)
        .every((token, index) => !taken.has(from + index) && token.clause === tokens[start]?.clause)
    for (const option of longestFirst(options)) {
      const words = foldedWords(option.name)
      const from = start - words.length
      if (from < 0 || !isFree(from, start) || !namesOption(tokens, from, words)) continue
      found.push(option)
      start = from
      break
    }
    for (let next = optionAt(end); next; next = optionAt(end)) {
      found.push(next.option)
      end = next.end
    }
    return { ...mention, start, end, optionIds: found.map((option) => option.id) }

    function optionAt(after: number) {
      for (let gap = 0; gap <= maxBetween; gap++) {
        const from = after + gap
        if (!tokens.slice(after, from).every(joins)) return undefined
        for (const option of longestFirst(options)) {
          const words = foldedWords(option.name)
          const isNew = !found.includes(option)
          if (isNew && isFree(after, from + words.length) && namesOption(tokens, from, words)) {
            return { option, end: from + words.length }
          }
        }
      }
      return undefined
    }
  })
}

const longestFirst = (options: readonly DishOption[]) =>
  options.toSorted((a, b) => foldedWords(b.name).length - foldedWords(a.name).length)

const joins = ({ text }: Token) => isConnective(text) || joining.has(text)

// Between a dish and an option, in the languages of the phrase books.
const joining = new Set(
  'with and plus mit und avec et con y e ed met en ile ve artı с и з та і مع و با'.split(' '),
)

const namesOption = (tokens: readonly Token[], from: number, words: readonly string[]) =>
  words.length > 0 && words.every((word, index) => isWord(tokens[from + index], word))

const isWord = (token: Token | undefined, word: string) =>
  token !== undefined &&
  [...token.forms, ...token.forms.map(withoutWith)].some(
    (form) => form === word || isTurkishForm(form, word),
  )

/** "Peynirli" is "with cheese". */
const withoutWith = (word: string) => word.replace(/l[iu]$/, '')

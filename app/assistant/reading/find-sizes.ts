import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { isTurkishForm } from '#app/domain/dietary/inflection.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Sizes } from '#app/domain/sizes/size.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { filterCues, type Cue } from './cues.ts'
import type { DishMention } from './find-dishes.ts'
import { tokenIndexes } from './span.ts'
import type { Token } from './tokens.ts'
import { sizeKindsOf } from './words/size-words.ts'

/** A size that a message names beside a dish. */
export interface SizeMention {
  readonly id: string
  /** Index of its first token; a number before it says how many are meant. */
  readonly start: number
}

/** A dish that a message names, with its sizes. */
export interface MentionWithSizes extends DishMention {
  readonly sizes: readonly SizeMention[]
}

interface SizeSpan extends SizeMention {
  readonly end: number
}

/** Words between two sizes of one dish: "two large and one small ayran". */
const maxBetween = 3
const maxWords = 5

/**
 * Finds the sizes beside the dishes of a message, in the owner's words or in those of
 * `size-words.ts`, and extends the mentions by them.
 */
export function findSizes(
  mentions: readonly DishMention[],
  tokens: readonly Token[],
  cues: readonly Cue[],
  menu: GuestMenu,
): readonly MentionWithSizes[] {
  const { byId } = indexMenu(menu)
  const takenIndexes = tokenIndexes(mentions)
  const measures = tokenIndexes(filterCues(cues, 'modifiers', 'measure'))
  const sizesOf = ({ isKind, dishIds }: DishMention): Sizes | undefined => {
    const sizes = isKind || dishIds.length > 1 ? undefined : byId.get(dishIds[0] ?? '')?.dish.sizes
    return sizes && sizes.length > 1 ? sizes : undefined
  }
  const take = ({ start, end }: SizeSpan) => {
    for (let index = start; index < end; index++) takenIndexes.add(index)
  }
  // Those before a dish first: in "ayran, small soup", the size isn't the ayran's.
  const before = mentions.map((mention) => {
    const sizes = sizesOf(mention)
    if (!sizes) return []
    const found: SizeSpan[] = []
    let edge = mention.start
    for (let end = edge; end > 0 && !takenIndexes.has(end - 1); end--) {
      const size = sizeEndingAt(tokens, end, sizes, mention.sentence)
      if (size) {
        found.unshift(size)
        take(size)
        edge = size.start
        end = edge + 1
      }
      // "Large glasses of ayran"; and once there is a size, "two large and one small ayran".
      const canContinue = found.length > 0 ? edge - end < maxBetween : measures.has(end - 1)
      if (!canContinue) break
    }
    return found
  })
  return mentions.map((mention, index) => {
    const found = before[index] ?? []
    const sizes = found.length > 0 ? undefined : sizesOf(mention)
    const after = sizes && !takenIndexes.has(mention.end) && sizeStartingAt(tokens, mention, sizes)
    if (after) {
      take(after)
      // A number before the dish says how many.
      return { ...mention, end: after.end, sizes: [{ id: after.id, start: mention.start }] }
    }
    return { ...mention, start: found[0]?.start ?? mention.start, sizes: found }
  })
}

function sizeEndingAt(
  tokens: readonly Token[],
  end: number,
  sizes: Sizes,
  sentence: number,
): SizeSpan | undefined {
  for (let length = Math.min(maxWords, end); length > 0; length--) {
    const start = end - length
    const words = tokens.slice(start, end)
    if (words[0]?.sentence !== sentence) continue
    const id = findSizeByWords(words, sizes)
    if (id !== undefined) return { id, start, end }
  }
  return undefined
}

function sizeStartingAt(
  tokens: readonly Token[],
  mention: DishMention,
  sizes: Sizes,
): SizeSpan | undefined {
  const { end: start } = mention
  const clause = tokens[start - 1]?.clause
  for (let length = maxWords; length > 0; length--) {
    const words = tokens.slice(start, start + length)
    if (words.length < length || words.some((word) => word.clause !== clause)) continue
    const id = findSizeByWords(words, sizes)
    if (id !== undefined) return { id, start, end: start + length }
  }
  return undefined
}

/** Returns the size that some words name, if they name exactly one. */
function findSizeByWords(words: readonly Token[], sizes: Sizes): string | undefined {
  const withThatName = sizes.filter(({ name }) => {
    const own = foldedWords(name)
    return (
      own.length === words.length && own.every((word, index) => matchesWord(words[index], word))
    )
  })
  if (withThatName.length > 0) return withThatName.length === 1 ? withThatName[0]?.id : undefined
  const [word, ...others] = words
  if (!word || others.length > 0) return undefined
  const kinds = sizeKindsOf(word.text)
  const ofThatKind = sizes.filter(({ name }) =>
    foldedWords(name).some((own) => sizeKindsOf(own).some((kind) => kinds.includes(kind))),
  )
  return ofThatKind.length === 1 ? ofThatKind[0]?.id : undefined
}

const matchesWord = (token: Token | undefined, word: string) =>
  token !== undefined && token.forms.some((form) => form === word || isTurkishForm(form, word))

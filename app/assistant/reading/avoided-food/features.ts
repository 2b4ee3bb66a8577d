import type { FoodMention } from '../find-foods.ts'
import { hashFeature, partsOfWord } from '../linear-model.ts'
import { possibleMeanings, type Message } from '../parse-message.ts'

/** In words, on each side of the food; another food counts as one word. */
const reach = 8
/** In words: this close, the exact distance matters. */
const maxNear = 3

interface Word {
  readonly text: string
  readonly meanings: readonly string[]
  /** Whether it is before or after the food. */
  readonly side: 'before' | 'after'
  /** The smallest part of the message that has both the word and the food. */
  readonly shared: 'clause' | 'sentence' | 'message'
}

// Which food it is must not matter: people can be allergic to anything.
const thisFood = '◆'
const otherFood = '◇'

/**
 * Lists what the classifier sees of a food in a message: the words around it, their parts, meanings
 * and places, each as the index of a weight. Meanings carry over what was learnt in one language to
 * the others.
 * @param foods all foods of the message
 */
export function listFeatures(
  message: Message,
  foods: readonly FoodMention[],
  food: FoodMention,
): Set<number> {
  const features = new Set<number>()
  const add = (name: string) => features.add(hashFeature(name))
  const { before, after } = wordsAround(message, foods, food)
  for (const words of [before, after]) {
    for (const [index, { text, meanings, side, shared }] of words.entries()) {
      const names = [text, ...meanings.map((meaning) => `=${meaning}`)]
      const isNear = index < maxNear
      for (const name of names) {
        add(name)
        add(`${side} ${name}`)
        add(`${side} ${shared} ${name}`)
        if (isNear) add(`${side} ${index} ${name}`)
      }
      if (text !== otherFood) for (const part of partsOfWord(text)) add(`#${part}`)
    }
  }
  const texts = [...before.toReversed(), { text: thisFood }, ...after].map(({ text }) => text)
  for (const [index, text] of texts.entries()) {
    add(texts.slice(index, index + 2).join('+'))
    add(texts.slice(index, index + 3).join('+'))
    for (const other of texts.slice(index + 1, index + 1 + maxNear)) add(`${text} ${other}`)
  }
  const { tokens, text } = message
  const isLastSentence = food.sentence === tokens.at(-1)?.sentence
  add(/[?？؟]/.test(text) ? `asks ${isLastSentence}` : 'states')
  if (food.start === 0) add('first')
  if (food.end === tokens.length) add('last')
  return features
}

/** Returns the words before and after a food, each from the closest on. */
function wordsAround(
  message: Message,
  foods: readonly FoodMention[],
  food: FoodMention,
): Record<Word['side'], readonly Word[]> {
  const { tokens } = message
  const own = tokens[food.start]
  const read = (side: Word['side']) => {
    const [first, step] = side === 'before' ? [food.start - 1, -1] : [food.end, 1]
    const words: Word[] = []
    for (let index = first; tokens[index] && words.length < reach; index += step) {
      const { text, sentence, clause } = tokens[index] ?? { text: '' }
      const other = foods.find(({ start, end }) => start <= index && index < end)
      const inSentence = sentence === own?.sentence ? 'sentence' : 'message'
      words.push({
        text: other ? otherFood : text,
        meanings: other ? [] : possibleMeanings(message, index),
        side,
        shared: clause === own?.clause ? 'clause' : inSentence,
      })
      if (other) index = side === 'before' ? other.start : other.end - 1
    }
    return words
  }
  return { before: read('before'), after: read('after') }
}

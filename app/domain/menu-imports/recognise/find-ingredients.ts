import { parseIngredientCached } from '../../dietary/cached-parsing.ts'
import { maxIngredients, maxListEntryLength } from '../../dishes/schemas.ts'
import { parseList } from '../../parse-list.ts'
import type { Read } from '../source.ts'

const leads =
  /^(?:ingredients|contains|içindekiler|malzemeler|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|состав|склад|المكونات|مواد|配料)\s*[:：]\s*/iu

// Words of sentences, which lists don't have.
const sentence =
  /(?<![\p{L}\p{M}])(?:ile|servis|gelir|üzerine|üzerinde|eşliğinde|yanında|pişer|pişirilir|isteğe|served|with|on|our|topped|your|choice|mit|dazu|auf|wahlweise|avec|servi|sur|con|servido|servito|met|geserveerd|с|со|подается|з|зі|подається)(?![\p{L}\p{M}])/iu

type Values = Readonly<Record<string, Read>>

/**
 * Takes a description that only lists ingredients for the ingredients: at least two, of which the
 * lexicon knows most. Others stay what they are.
 */
export function withIngredients(values: Values): Values {
  const { description, ...others } = values
  if (!description || values['ingredients']) return values
  const lead = leads.exec(description.text)?.[0].length ?? 0
  const { text, at } = description
  const list = { text: text.slice(lead), at: { ...at, start: at.start + lead } }
  const entries = parseList(list.text.replace(/\.$/, ''))
  const isList =
    !sentence.test(list.text) &&
    entries.length <= maxIngredients &&
    entries.every((entry) => entry.length <= maxListEntryLength && entry.split(' ').length <= 3)
  const knownCount = entries.filter((entry) => parseIngredientCached(entry).length > 0).length
  const isOfFoods = entries.length >= 2 && knownCount >= entries.length * 0.7
  return isList && (isOfFoods || lead > 0) ? { ...others, ingredients: list } : values
}

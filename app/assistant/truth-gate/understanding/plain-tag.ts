import { readDishFact, readDiet } from '#app/domain/dietary/dish-facts.ts'
import { excludedBy, type DietaryFact } from '#app/domain/dietary/facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { isDenial } from '../words/account-words.ts'
import { findDiets, type Food } from '../words/find-foods.ts'
import type { Topic } from '../reading/topic.ts'
import { health, keptApart, only, supposes } from '../words/vocabulary.ts'

/** What a part of a sentence is read with. */
export interface Part {
  readonly foods: readonly Food[]
  readonly dishes: readonly GuestDish[]
  /** Words that are in no list. */
  readonly strange: readonly string[]
  readonly topic: Topic
}

/** What an owner's mark says, and what it would exclude that the dish holds. */
export interface Tagged {
  readonly kind: 'tagged'
  readonly against: readonly DietaryFact[]
}

export const ofTags = /\b(down as|tag\w*|mark\w*|label\w*|etiket\w*|isaret\w*)\b/
const carries =
  /\b(carries|carry|has|have|with|says?|marked|tagged|labell?ed|marks|tagsi?|states?|tasiyor|tasir|var|etiketli|isaretli|isaretlenmis|etiketlenmis|girilmis|yaziyor|soyluyor|geciyor)\b/
const pointing =
  /\b(that|this|the|both|same|bu|o|oyle|boyle|ayni) (\w+ )?(tag|mark|label|etiket|isaret)|\b(tag|mark|label|etiket|isaret)\w* (oyle|boyle|that|so)\b|\b(that|this) way\b/

/** "It is tagged vegan", "o etiketi taşıyor". */
export function readTag(spoken: readonly string[], part: Part): Tagged | undefined {
  const { foods, dishes, strange, topic } = part
  const words = spoken.join(' ').replace(without, '$<food> xfree').split(' ')
  const text = words.join(' ')
  const isPlain =
    label.test(text) ||
    (ofTags.test(text) && carries.test(text) && strange.length === 0 && !supposes.test(text))
  if (!isPlain || [health, keptApart, only, guests, turned].some((one) => one.test(text)))
    return undefined
  if (words.some((word) => isDenial(word) && !/^(xfree|xsiz|icermez)$/.test(word))) return undefined
  const diets = findDiets(words).map(({ diet }) => diet)
  const isPointing = diets.length + foods.length === 0 && pointing.test(text)
  const ofDiets = isPointing && topic.asked.diet !== undefined ? [topic.asked.diet] : diets
  const facts = (isPointing ? topic.asked.foods : foods).flatMap((food) => food.facts)
  if (
    ofDiets.length + facts.length === 0 ||
    (!isPointing && facts.length > 0 && !freeing.test(text))
  )
    return undefined
  const known = dishes.flatMap((dish) => [
    ...ofDiets.map((diet) => {
      const { tag, against } = readDiet(dish, diet)
      return { isTagged: tag !== undefined, against: against.length > 0 ? excludedBy[diet] : [] }
    }),
    ...facts.map((fact) => {
      const { status, contradictedTag } = readDishFact(dish, fact)
      const isFree = status === 'marked_free'
      return { isTagged: isFree || contradictedTag !== undefined, against: isFree ? [] : [fact] }
    }),
  ])
  if (!known.every(({ isTagged }) => isTagged)) return undefined
  return { kind: 'tagged', against: known.flatMap(({ against }) => against) }
}
/** "(Gluten-free)". */
const label = /^\w+ (\w+ )?(xfree|xsiz)$/
/** "Marked as containing no pork". */
const without = /\b(containing|having|being|with) no (?<food>\w+)$/
const guests = /\b(you|your|siz\w*|everyone|anyone|guests?)\b/
/** A mark itself, which denies nothing but what it marks. */
export const freeing = /\b(xfree|xsiz|icermez)\b/
const turned = /\b(although|though|unless|except|ragmen|olsa)\b/

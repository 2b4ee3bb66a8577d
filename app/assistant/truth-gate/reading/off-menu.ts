import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import { isDishConcept, isDrinkConcept } from '#app/domain/dietary/lexicon.ts'
import { isWholeFact } from '../../providers/offline/asked-food.ts'
import type { Scope } from './claim.ts'
import type { Food } from '../words/find-foods.ts'
import { isOnMenu } from './read-presence.ts'
import { offMenu } from '../words/shapes.ts'
import type { Topic } from './topic.ts'

/** Of what is in a dish, and not on the menu. */
const pointsInto =
  /\b(in (?!((our|the|this) )?(\w+ )?(menu|list)\b|stock\b)|icind\w*|icer\w*|(bu|o)nun|(bu|o)nda|bunlar\w*|onlar\w*)\b/

/** Fish and meat of a kind are dishes; who avoids them names all of them, or an allergy. */
export const served: ReadonlySet<DietaryFact> = new Set([
  'crustaceans',
  'molluscs',
  'fish',
  'meat',
  'poultry',
])

/** What is ordered by its name. */
export const isOrdered = (concept: string) => isDishConcept(concept) || isDrinkConcept(concept)

/** "We have no lobster": of what is ordered by its name, to a guest who does not avoid it. */
export function isMissing(
  { concept, facts }: Food,
  { text, scope, topic }: { readonly text: string; readonly scope: Scope; readonly topic: Topic },
): boolean {
  // "There is no kumpir on our menu, but there is the baklava."
  const isOfNone = !/\bxd\d+x\b/.test(text)
  const isDish = isOrdered(concept) || topic.asked.dishes.length === 0
  // The lexicon's word for ramen; who has told no allergy asks for a bowl of it.
  const isBowl = concept === 'noodles' && !topic.isOfHealth
  const isOffMenu =
    offMenu.test(text) &&
    !pointsInto.test(text) &&
    (scope.dishes.length === 0 || (isOfNone && isDish))
  const shunned = [...topic.avoided, ...topic.asked.foods].flatMap((food) => food.facts)
  return (
    isOffMenu &&
    !isWholeFact(concept) &&
    facts.every(
      (fact) =>
        !shunned.includes(fact) && (served.has(fact) || isBowl || facts.includes('alcohol')),
    ) &&
    !isServed(concept, others.test(text) ? topic : { ...topic, named: [] })
  )
}

const others = /\b(no|any) other\b|\bbaska (bir )?\w+ (yok|bulunmuyor)/

/** Whether the menu has it; of "no other beer", whether in a dish that the reply has not named. */
function isServed(concept: string, { index, named }: Topic): boolean {
  if (!isDrinkConcept(concept)) return isOnMenu(concept, { index })
  const kinds = named.length > 0 ? withFamily(concept) : [concept]
  const dishes = kinds.flatMap((one) => index.byConcept.get(one) ?? [])
  return dishes.some(({ dish }) => !named.includes(dish))
}

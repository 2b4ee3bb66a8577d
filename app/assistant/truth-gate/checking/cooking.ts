import { foldText } from '#app/domain/dietary/fold-text.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { isDenial } from '../words/account-words.ts'
import type { ReadSentence } from '../reading/read-claims.ts'
import type { Topic } from '../reading/topic.ts'

/** Ways of cooking; embers roast and grill, so that either word is right of them. */
const ways: Readonly<Record<string, RegExp>> = {
  grilled:
    /\b(grill\w*|chargrill\w*|barbecue\w*|bbq|izgara\w*|mangal\w*|charcoal|coals?|embers?|komur\w*|koz\w*|skewer\w*|sis(te|e|lerde))\b/,
  fried: /\b(fry|fried|fries|deep fried|fryer|saute\w*|tava\w*|kizart\w*|kizar(ir|iyor|mis)\w*)\b/,
  baked: /\b(bak(ed|es|ing)|oven|firin\w*|roast\w*|embers?|koz\w*|tandir\w*|crust|pastry)\b/,
  boiled:
    /\b(boil\w*|poach\w*|simmer\w*|stew\w*|brais\w*|haslan\w*|haslama\w*|kaynat\w*|guvec\w*|slow cooked|kisik ates\w*|saat)\b/,
  steamed: /\b(steam\w*|bugula\w*|buharda)\b/,
  smoked: /\b(smoked|tutsul\w*|fume)\b/,
  'in a microwave': /\b(microwav\w*|mikrodalga\w*)\b/,
  'in a pressure cooker': /\b(pressure cook\w*|duduklu\w*)\b/,
  'in an air fryer': /\bair ?fr(y|ied)\w*\b/,
  'sous vide': /\bsous vide\b/,
  'by electricity': /\b(electric|elektrikli)\b/,
}

/** Wrong beside any way that is recorded: an electric grill is no charcoal. */
const devices: ReadonlySet<string> = new Set([
  'in a microwave',
  'in a pressure cooker',
  'in an air fryer',
  'sous vide',
  'by electricity',
])

/** How a sentence says that a dish is made, and not what comes with it. */
const isMade =
  /\b(on|in|over) (a|an|the) (\w+ )?(grill|pan|oven|fryer|microwave|coals?|charcoal|steamer)\b|\b(is|are|s|gets?|we|our (chefs?|kitchen|cooks?)) (\w+ ){0,2}(grill\w*|fr(y|ied)|bak(e|ed)|roast\w*|boil\w*|steam\w*|poach\w*|smoked?|microwav\w*|cook\w*|made|prepared|ready|done|simmer\w*|brais\w*|stew\w*|pan|deep|air|saute\w*)\b|\b(pis(ir)?\w*|kizart\w*|kizariyor|haslan\w*|hasliyor\w*|cevir\w*|hazirlan\w*|yapil\w*|firinlan\w*|izgarala\w*)$/

const waysIn = (text: string) =>
  Object.entries(ways).flatMap(([way, words]) => (words.test(text) ? [way] : []))

/**
 * Whether a sentence says that a dish is cooked in another way than the owner's words have it. Of
 * a dish whose words name no way of cooking nothing is known, and so nothing is wrong.
 */
export function isMiscooked(read: ReadSentence, { last, asked }: Topic): boolean {
  if (read.isQuestion) return false
  const before = last.length > 0 ? last : asked.dishes
  const [dish, ...others] = read.dishes.length > 0 ? read.dishes : before
  if (dish === undefined || others.length > 0) return false
  return read.parts.some(({ words }) => {
    const text = words.join(' ')
    if (words.some(isDenial) || !isMade.test(text.replace(/( x\w+)+$/, ''))) return false
    const told = waysIn(text)
    if (told.length === 0) return false
    const recorded = waysIn(ownersWords(dish))
    const unheard = told.filter((way) => !recorded.includes(way))
    const isWrong = unheard.length === told.length || unheard.some((way) => devices.has(way))
    return recorded.length > 0 && isWrong
  })
}

/** Whether a sentence tells how a dish is made or served, and not only of what. */
export const isOfCooking = ({ parts }: ReadSentence): boolean =>
  parts.some(({ words }) => {
    const text = words.join(' ')
    return waysIn(text).length > 0 || serving.test(text)
  })

const serving = /\b(serv(e|es|ed|ing)|cooked|pis(ir|er|iy)\w*|servis|hazirlan\w*)\b/

const ownersWords = (dish: GuestDish) =>
  foldText([dish.name, dish.description, dish.aiInstructions, ...dish.tags].join(' '))

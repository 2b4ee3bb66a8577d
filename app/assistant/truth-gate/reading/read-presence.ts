import { findTerms, isDishConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import { withFamily } from '#app/domain/dietary/lexicon/families.ts'
import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { isWholeFact } from '../../providers/offline/asked-food.ts'
import type { Claim, Scope } from './claim.ts'
import type { Food } from '../words/find-foods.ts'
import type { Admissions } from './read-admissions.ts'
import type { Topic } from './topic.ts'
import { deniesNext, isTurkishDenial } from '../words/vocabulary.ts'

interface Place {
  readonly scope: Scope
  readonly foods: readonly Food[]
  readonly admissions: Admissions
  /** Whether the clause claims anything else. */
  readonly hasOthers: boolean
  readonly topic: Topic
}

const missing: readonly RegExp[] = [
  /\bno longer (\w+ )?(have|serve|offer|sell|make|do) (\w+ ){0,2}xd\d+x/,
  /xd\d+x (\w+ ){0,2}(is|are) (off|gone|finished|discontinued)\b/,
  /\bbizde (\w+ )?xd\d+x (olmaz|yok|bulunmaz)\b/,
  /xd\d+x (\w+ ){0,3}(satmiyor\w*|satilmiyor\w*|satmayiz|sunmuyor\w*|yapmiyor\w*|servis etmiyor\w*|menuden (kaldirildi|kaldirilmis\w*|cikti|cikarildi))( xcomma)?( maalesef| ne yazik ki)?$/,
  /\b(do|does|did) not (\w+ )?(have|serve|offer|sell|carry|make|do) (\w+ ){0,2}xd\d+x/,
  /xd\d+x (\w+ ){0,3}(is|are) (not|no longer) (\w+ ){0,3}(on|part|available|offered|served|listed|sold|here|something (that )?(we|this restaurant|our kitchen) (offer|serve|have|do|make|cook|prepare|sell)s?)\b/,
  /\b(there is|there are|is there|we have|have) no (\w+ )?xd\d+x/,
  /\bnot (\w+ )?(find|see) (a |an |any |the |our )?xd\d+x/,
  /xd\d+x (\w+ ){0,3}(sold out|unavailable|out of stock|off the menu)\b/,
  /\bout of (\w+ ){0,4}xd\d+x/,
  /xd\d+x (\w+ ){0,2}(is|are|s) not (one of|part of|among) (our|the) \w+/,
  /xd\d+x (da |de |ise )?(\w+ ){0,3}(parcasi|arasinda|listesinde|yemeklerimizden|tatlilarimizdan) (\w+ )?degil\w*/,
  /\bno such \w+ (as|called|named) (the )?xd\d+x|\bno (\w+ )?(called|named) xd\d+x/,
  /\b(stopped|ceased|quit|no longer) (\w+ )?(serving|making|offering|selling|doing) (\w+ ){0,2}xd\d+x/,
  /xd\d+x (\w+ )?(does|do) not (\w+ )?(appear|exist|feature|figure)\b/,
  /xd\d+x (sundugumuz|yaptigimiz|sattigimiz|servis ettigimiz|menumuzdeki|menudeki|bizim) (\w+ ){0,3}degil\w*/,
  /xd\d+x (\w+ ){0,3}(goremiyorum|bulamiyorum|artik yok\w*|cikardik|kaldirdik)$/,
  /xd\d+x (diye|adinda|adli|isminde) (\w+ ){0,3}(yok\w*|bulunmuyor\w*)$/,
  /xd\d+x (\w+ ){0,4}(yok|yoktur|bulunmuyor\w*|bulunmamakta\w*|bulunmaz|yer almiyor\w*|kalmadi|tukendi|bitti|bulamadim|mevcut degil\w*|sunmuyor\w*|yapmiyor\w*)$/,
]
/** Of a dish that was named before: "Künefe? Not on our menu." */
const missingToo: readonly RegExp[] = [
  /\bnot (\w+ )?(on|part of|to be found on) (our|the|this) menu\b/,
  /\bnot something (we|this restaurant) (do|does|offers?|serves?|have|has|make)\b/,
  /^(sorry |unfortunately |sadly |i m afraid )*(we do not (do|have|serve|offer|make|sell) (that|it|this|them|those)|never heard of (it|that)|no such (thing|dish|item))( here| any more| anymore)?$/,
  /\b(menu(muz)?de|bizde) (oyle|boyle) bir \w+ (yok\w*|bulunmuyor\w*)$/,
  /^(maalesef |ne yazik ki )?(bizde|menumuzde|menude) (yok\w*|bulunmuyor\w*|yer almiyor\w*)$/,
  /^(sundugumuz|yaptigimiz|menumuzdeki) bir \w+ degil\w*$/,
]
const ofSomethingElse =
  /\b(calor\w*|kalori\w*|price\w*|fiyat\w*|inform\w*|bilgi\w*|kayit\w*|record\w*|picture\w*|photo\w*|resim\w*|(resmi|gorseli)(?= (\w+ )?(yok|bulunmuyor|yer almiyor))|foto\w*|allerg\w*|alerj\w*|ingredient\w*|icinde\w*)\b/
// "Humus menüde yer almıyor": it is, as it was found there.
const offTheMenu = /^(\w+ )?xd\d+x (da |de )?menu\w* (yer almiyor|bulunmuyor|yer almamakta|yok)\w*$/
const offering =
  /\b(we (also )?(ve )?(have|got|serve|offer|do|make)|our|choose|pick|between|sec(ebilir\w*|in|enek\w*)|try|recommend|suggest|there is|there s|there are|on (our|the|this) menu|famous|signature|special\w*|order|menumuzde|menude|var|vardir|oner\w*|tavsiye|deneyin|meshur|unlu|spesiyal\w*|\w{3,}(imiz|umuz|miz|muz)|yes|evet|sure|tabii?|elbette)\b/
const likening =
  /\b(like|similar|kind of|instead|style|type|such as|resembl\w*|gibi|benzer|turu|cesidi|tarzi)\b/

/** What a clause says to be on the menu, or not to be. */
export function readPresence(
  words: readonly string[],
  { scope, foods, admissions, hasOthers, topic }: Place,
): Claim[] {
  const text = words.join(' ')
  const isOffMenu = foods.length === 0 && offTheMenu.test(text)
  if (isOffMenu) return [{ kind: 'not_on_menu', concept: undefined, scope }]
  if (ofSomethingElse.test(text) || admissions.ofRecords) return []
  const isOfDay = scope.dishes.length > 0 && isOtherDay(text, scope.dishes)
  if (
    scope.dishes.length > 0 &&
    !hasOthers &&
    !isOfDay &&
    missing.some((phrase) => phrase.test(text))
  ) {
    return [{ kind: 'not_on_menu', concept: undefined, scope }]
  }
  // "Not in it" is another matter, and so is a food that the guest asks for.
  const before = topic.last.length > 0 ? topic.last : topic.asked.dishes
  const isBare = scope.dishes.length === 0 || !/xd\d+x/.test(text)
  if (isBare && !hasOthers && before.length > 0 && foods.length === 0 && !topic.isOfHealth) {
    if (missingToo.some((phrase) => phrase.test(text))) {
      return [{ kind: 'not_on_menu', concept: undefined, scope: { dishes: before, reach: 'all' } }]
    }
  }
  const isDenied = words.some((word) => deniesNext.has(word) || isTurkishDenial(word))
  const isNaming = /xd\d+x/.test(text)
  if (!offering.test(text) || likening.test(text) || isDenied) return []
  const kinds = findTerms(text).filter(
    ({ concept }) => isDishConcept(concept) && !isKindConcept(concept),
  )
  // Beside a dish of the menu a food is what it is made with, or goes with.
  const eaten = isNaming ? [] : foods.filter((food) => !isWholeFact(food.concept))
  const unheard = [...kinds, ...eaten].find(({ concept }) => !isOnMenu(concept, topic))
  return unheard
    ? [{ kind: 'on_menu', concept: unheard.concept, scope: { dishes: [], reach: 'menu' } }]
    : []
}

const days = [
  /\b(mondays?|pazartesi\w*)\b/,
  /\b(tuesdays?|sali(lari|ya|dan)?)\b/,
  /\b(wednesdays?|carsamba\w*)\b/,
  /\b(thursdays?|persembe\w*)\b/,
  /\b(fridays?|cuma(lari|ya|dan)?)\b/,
  /\b(saturdays?|cumartesi\w*)\b/,
  /\b(sundays?|pazar(lari|a|dan)?)\b/,
]
const daysIn = (text: string) => days.filter((day) => day.test(text))

/** "Cumartesi yok": of dishes whose owner's words name other days alone. */
function isOtherDay(text: string, dishes: readonly GuestDish[]): boolean {
  const said = daysIn(text)
  return (
    said.length > 0 &&
    dishes.every(({ description, aiInstructions }) => {
      const served = daysIn(foldText(`${description} ${aiInstructions}`))
      return served.length > 0 && !said.some((day) => served.includes(day))
    })
  )
}

const known = new WeakMap<Topic['index'], Map<string, boolean>>()

/** Whether any dish is called so, or made with it. */
export function isOnMenu(concept: string, { index }: Pick<Topic, 'index'>): boolean {
  const ofMenu = known.get(index) ?? new Map<string, boolean>()
  known.set(index, ofMenu)
  const cached = ofMenu.get(concept)
  if (cached !== undefined) return cached
  const isThere =
    withFamily(concept).some((one) => index.byConcept.has(one)) ||
    index.headings.some(({ concepts }) => concepts.includes(concept)) ||
    index.dishes.some(({ dish }) => findConcept(dish, concept) !== undefined)
  ofMenu.set(concept, isThere)
  return isThere
}

import { isDenial, strangeWords } from '../words/account-words.ts'
import { checkContains } from '../checking/check-contents.ts'
import { findFoods, type Food } from '../words/find-foods.ts'
import { englishKitchen } from '../words/neutral-english.ts'
import { allBut, ofFigures, turns } from '../words/shapes.ts'
import type { Understandable } from './understandable.ts'
import { isWholeFact } from '../../providers/offline/asked-food.ts'
import { only, supposes } from '../words/vocabulary.ts'

/** Of whoever eats: what is said of them could be said of what they may eat. */
export const persons =
  /\b(you|your|yours|yourself|guests?|kids?|child\w*|people|folks?|peeps|everyone|everybody|anyone|nobody|someone|somebody|lady|ladies|man|men|woman|women|son|daughter|wife|husband|mother|father|friends?|vegans?|vegetarians?|coeliacs?|eaters?|lovers?|mate|madam|siz\w*|misafir\w*|konuk\w*|herkes\w*|kimse\w*|cocu[kg]\w*|og(ul|lu)\w*|kiz\w*|hanim\w*|bey\w*|arkadas\w*|anne\w*|baba\w*|torun\w*|musteri\w*|dost\w*)\b/
/** Words that take away, make light of or make believe, in whatever form. */
export const takesAway =
  /\b(drop|ditch|skip|omit|leav(e|es|ing)|left|swap|replac|substitut|cut(s|ting)? out|los(es|t|ing)|forgo|shun|spar(e|es|ing)|exclu|eliminat|banish|strip|scrap|extract|lack|miss|remov|deni|deny|refus|reject|ban(s|ned)|forbid|forbad|bare|void|devoid|clean|clear|purif|filter|skim|kill|destroy|neutrali|vanish|disappear|gone|shy|fak|imitat|mock|pretend|imagin|hid(e|es|den|ing)|myth|legend|rumou?r|jok|kid(d|s)|iron(y|ic)|allege|reputed|suppos|once|former|originally|instead|rather|unless|untouch|unaffect|friend|virtual|nominal|negligib|depart|escap|evad|part(s|ed|ing) with|away|absent|banned|never|safe|harmless|worr|relax|innocen|ok(ay)?|fine|set|free|alternativ|counterpart|version|style|unlike|apart|except|besides|beyond|other than|barr|save for|out of|yes\b|but for|substitut|dissolv|disintegrat|evaporat|decaf|denatur|processed out|cooks? off|burn(s|ed|t) off|yerine|ayikla|cikar|kaldir|elen|uzak|arin|eksik|vazgec|atla|sil(in|di)|temizle|birak|sozde|guya|hayal|efsane|masal|saka|eskiden|once(den|leri)|ari\b|arit|yoksun|mahrum|disinda|haric|benzer|taklit|alternatif|ugra(maz|ma)|rahat|guven|zarar|uygun|olur|sorun|gonul|ferah ferah|uc(ar|ur|tu|ucu)|ayril|veda\b|rid of|dispens|(done|away) with|for show|comes? off)/

/** Word forms that describe, and neither name a food nor say what becomes of it. */
const describing =
  /^(tiny|\w{2,}(ed|ly|ish|ful|ous|ish|esque|imsi|umsu|arak|erek|ilmis|ulmus|lanmis|lenmis|lanan|lenen|latilmis|letilmis|[ai]l[iu]p|[iu]r[iu]yoruz|iliyor|uluyor|aniyor|eniyor|tiriliyor|turuluyor|dirilen|durulan))$/

/** Whether a word only describes, whatever it is: "char-roasted", "közlenmiş". */
export const isDescribing = (word: string) => describing.test(word)

/** Ingredients ("pine nuts") are told; an allergen by its own name is claimed, or its contrary is. */
const allergens =
  /^(gluten|wheat|bugday\w*|dairy|lactose|laktoz\w*|nut|nuts|kuruyemis\w*|allerg\w*|alerj\w*|light|low)$/
/** What stands in the one dish where the other, that was told of, holds something else. */
const inItsPlace = /\b(bunun|bunlarin|onun|onlarin) yerine\b|\binstead\b(?! of)/g
/** "15,80 £ olur, 4,20 £ kalır": of money, and of nothing that is in the food. */
const comesTo = /(?<=\bxn\S+x (x?(gbp|try|eur|usd)|tl|lira) )(olur|kalir)\b/g
/** "Over a low heat": of the fire, and of no share of a food. */
const lowHeat = /\blow (?=(heat|flame|fire)\b)/g
/** "Vine leaves" leave nothing out. */
const without = (words: readonly string[], foods: readonly Food[]) =>
  words.map((word, place) =>
    foods.some(({ position, length }) => place >= position && place < position + length)
      ? 'xvoid'
      : word,
  )
/** "If you'd rather skip the alcohol", "if you add an ayran": what the guest likes. */
const wishes =
  /\b(you (would |d )?(rather|prefer|like|want|fancy|feel like)|isterseniz|dilerseniz|severseniz|cani\w* cek\w+|eklerseniz|alirsaniz|secerseniz)\b/
const isWish = (words: readonly string[]) =>
  supposes.test(words.join(' ')) &&
  wishes.test(words.join(' ')) &&
  !words.some((word) => /^xd\d+x$/.test(word))
/** What joins a food to a dish in English, up to which a list of foods may be followed back. */
const framing =
  /^(with|of|in|into|under|over|on|from|has|have|contains?|includes?|is|are|uses?|using|gets?|xcolon|xopen)$/
const listed = /^(and|or|xcomma|the|a|an|some|our|its|plus|both|xvoid)$/

/** Whether each of some foods is joined to its dish, and nothing strange is said behind it. */
function areFramed(
  words: readonly string[],
  foods: readonly Food[],
  strange: ReadonlySet<string>,
): boolean {
  const inFood = new Set(
    findFoods(words).flatMap(({ position, length }) =>
      Array.from({ length }, (_, at) => position + at),
    ),
  )
  const isPassed = (place: number) => {
    const word = words[place] ?? ''
    return inFood.has(place) || listed.test(word) || englishKitchen.has(word) || isDescribing(word)
  }
  return foods.every(({ position }) => {
    let place = position - 1
    while (place >= 0 && !framing.test(words[place] ?? '') && isPassed(place)) place--
    return framing.test(words[place] ?? '') && !words.slice(place).some((word) => strange.has(word))
  })
}

/**
 * Whether a sentence only tells of food that is recorded of its dishes, takes none of it away and
 * narrows nothing. To a guest who asks nothing of health it is then no matter of health, whatever
 * is said beside it.
 */
export function tellsOfFood({ read, records }: Understandable): boolean {
  const { topic, menu } = records
  if (allBut.test(read.words.join(' '))) return false
  return read.parts.every(({ foods, words: said, scope, admissions }) => {
    const risky = foods.filter(({ facts }) => facts.length > 0)
    const plain = foods.filter(({ facts }) => facts.length === 0)
    const text = without(said, plain)
      .join(' ')
      .replaceAll(inItsPlace, 'xvoid')
      .replaceAll(comesTo, 'xvoid')
      .replaceAll(lowHeat, 'xvoid ')
    if (risky.length === 0 || (admissions.ofRecords && ofFigures.test(text))) return true
    if (isWish(said)) return true
    const words = text.split(' ')
    const called = foods.filter(({ concept, length }) => length > 1 && !isWholeFact(concept))
    if (words.some(isDenial) || without(words, called).some((word) => allergens.test(word)))
      return false
    if ([takesAway, only, turns].some((pattern) => pattern.test(text))) return false
    if (read.isQuestion && read.dishes.length === 0) return true
    const spoken = [scope.dishes, read.dishes, topic.last, topic.asked.dishes]
    const dishes = spoken.find((some) => some.length > 0) ?? []
    if (!risky.every((food) => dishes.some((dish) => checkContains(dish, food) === 'true')))
      return false
    const strange = strangeWords(words, dishes, menu).filter((word) => !isDescribing(word))
    return strange.length === 0 || areFramed(said, risky, new Set(strange))
  })
}

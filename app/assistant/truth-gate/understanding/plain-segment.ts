import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { isDenial, isOwners, strangeWords } from '../words/account-words.ts'
import type { Records } from '../checking/check-claim.ts'
import {
  checkContains,
  checkFree,
  checkUnknown,
  checkUnmarked,
} from '../checking/check-contents.ts'
import { findDiets, findFoods, type Food } from '../words/find-foods.ts'
import { isDescribing, takesAway } from './names-recorded.ts'
import { answerOf, type Answer } from './plain-answers.ts'
import { freeing, ofTags, readTag, type Part, type Tagged } from './plain-tag.ts'
import { readAdmissions } from '../reading/read-admissions.ts'
import { readAssurance, readRefusal } from '../reading/read-assurances.ts'
import * as shapes from '../words/shapes.ts'
import { aside } from './says.ts'
import { denies, house, opensAnew, praises, undoes } from './undoes.ts'
import type { Topic } from '../reading/topic.ts'
import {
  agrees,
  assures,
  condition,
  health,
  holds,
  keptApart,
  only,
  suits,
  trouble,
} from '../words/vocabulary.ts'

/** What a part of a sentence says, where it says only that. */
export type PlainSegment =
  | { readonly kind: 'told'; readonly foods: readonly Food[] }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** That something is not recorded, or not known to whoever writes. */
  | { readonly kind: 'admitted' }
  | Tagged
  /** That a kitchen uses one oil for several dishes, which harms whom it does not concern. */
  | { readonly kind: 'shared' }
  | { readonly kind: 'advised' }
  /** Joins, courtesies and what the guest avoids. */
  | { readonly kind: 'beside' }

/** What the guest avoids or asks for. */
export const shunnedBy = ({ asked, avoided }: Topic) => [...asked.foods, ...avoided]

/** What nothing that follows takes back. */
const promises = [assures, suits, health, keptApart, shapes.invites]
const ofList =
  /\b(list\w*|record\w*|ingredients?|mention\w*|malzeme\w*|yaz(iyor|miyor)|gec(iyor|miyor)|kayit\w*)\b/

/** "Alerjiniz varsa mutfağa sorun", "tell them that you want it without egg". */
function sendsToStaff(words: readonly string[]): boolean {
  const text = words.join(' ')
  const isOpen = words.some((word, place) => isDenial(word) && !isOfOrder(word, words[place + 1]))
  const isTurned = [only, takesAway, turning].some((pattern) => pattern.test(text))
  return staffTurkish.test(text) && !isOpen && !promised(text) && !isTurned
}
/** "Yumurtasız istediğinizi", "vermeden önce"; not "yumurtasız olduğunu". */
const isOfOrder = (word: string, next = '') =>
  /^(vermeden|etmeden|yemeden)$/.test(word) || (word === 'xsiz' && next.startsWith('iste'))
const staffTurkish =
  /^(?!.*\bxd\d+x\b).*\b(ekib|ekip|personel|garson|mutfa[gk])\w* (\w+ ){0,2}(sorun|sorunuz|danisin|soyleyin|bildirin|belirtin|konusun|gorusun)$/
const turning = /\b(diye|sanki|gibi|yok|var)$/
const promised = (text: string) => promises.some((pattern) => pattern.test(text))
const shares =
  /\b(shar(es?|ed|ing) (\w+ )?(oil|fryers?|pans?|grill|kitchen|equipment|surfaces?)|same (oil|fryer|pan|grill|kitchen|equipment)|ayni (yag|fritoz|tava|izgara|mutfa|tezgah)\w*)\b/

/** That a dish is made with something: "thickened with flour", "unla bağlanıyor". */
const puts =
  /\b(is|are|s|appears?) (also |both |all |present )?in (it|there|them|this|that|the)\b|\b(yapilma|yapilmadir)\b|\b\w+(ed|en|own|ade|und|es) (\w+ )?(with|in|into|on|onto|over|throughout)\b|\balong with\b|\b\w+(il|ul|in|un|an|en)(iyor|uyor|ir|ur)\b|\b(var|vardir|goes|go|lists?|listed|recorded|among|oluyor|yaziyor|geciyor|gorunuyor|geliyor|contains?|see|note|assume|goruyorum|kabul)\b/
const placed =
  /\b(belirtil|yazil|surul|eklen|konul|katil|serpil|dokul|karistiril)(uyor|iyor|ur|ir)\b/
/** Turkish endings of what something is made with, or done in. */
const instrument = /(l[ae]|[dt][ae])$/
const perhaps =
  /\b(may|might|could|possibl[ey]|perhaps|usually|normally|often|typically|generally|commonly|likely|probably|olabil\w+|icerebil\w+|bulunabil\w+|genellikle|genelde|cogunlukla|cogu zaman|cogu kez|muhtemelen|ihtimal\w*|(icer|ol|bulun)m[ae]si (olasi|muhtemel)|olasi\w*)\b/

/** Reads a part of a sentence of these dishes; undefined where it could say anything else. */
export function readSegment(
  words: readonly string[],
  dishes: readonly GuestDish[],
  { menu, topic }: Records,
): PlainSegment | undefined {
  const answer = answerOf(words)
  if (answer !== undefined) return { kind: 'answer', answer }
  const strange = strangeWords(words, dishes, menu)
  const foods = findFoods(words)
  const text = words.join(' ')
  if (
    aside.test(text) ||
    conflicts.test(text) ||
    (sorry.test(text) && words.every((word) => !/^xd\d+x$/.test(word)))
  )
    return { kind: 'beside' }
  const open = strange.filter((word) => !condition.test(word) && !word.startsWith('react'))
  if (isAdvice(words) && open.every((word) => isOfAdvice(word, words))) return { kind: 'advised' }
  if (isOfGuest(words) && open.every((word) => trouble.test(word))) return { kind: 'beside' }
  const part = { foods, dishes, strange, topic }
  if (shares.test(text) && !words.some(denies) && strange.length === 0 && !promised(text))
    return { kind: 'shared' }
  if (sendsToStaff(words) && strange.length === 0) return { kind: 'admitted' }
  return readTag(words, part) ?? readAdmission(words, part) ?? readTold(words, part)
}

/** That a mark and what is recorded do not agree, which speaks well of neither. */
const conflicts =
  /^(and |so )?(the two|they|these|those|which|that|bu|bunlar|bu ikisi|ikisi|etiket\w*|kayitlar) (\w+ )?(do not (fit|go|match|agree)( together)?|contradicts?( (that|this|it|each other|the tag|itself))*|conflicts?( with (that|this|it|the tag))?|etiketle celisiyor|celisiyor|birbirini tutmuyor|birbiriyle celisiyor)$/
const sorry = /^(i m |we re )?(so |very )?sorry to hear\b/

/** Whether nothing is left of a part before a "but": what it names, or a mark. */
export function isTakenBack(words: readonly string[]): boolean {
  const text = words.join(' ')
  return !promised(text) && (!words.some(isDenial) || ofTags.test(text) || ofList.test(text))
}

/** "Soy is not among its ingredients", "I do not know which brand it is". */
function readAdmission(words: readonly string[], part: Part): PlainSegment | undefined {
  const { foods, dishes, strange } = part
  const text = words.join(' ')
  const admissions = readAdmissions(words)
  if (!admissions.isAdmitting || readAssurance(words, admissions)) return undefined
  const inner = words.findIndex((word) => /^(which|what|how|whether|if)$/.test(word))
  const isKnown = strange.every(
    (word) =>
      shapes.isOfAdmission(word) ||
      (assures.test(word) && admissions.isOpen(words.indexOf(word))) ||
      (inner !== -1 && words.indexOf(word) > inner) ||
      indirect.test(text),
  )
  const isHarmless = ![shapes.turns, keptApart, health, only, shapes.invites, wonders].some((one) =>
    one.test(text),
  )
  const isOfMarks = ofTags.test(text)
  const areDenialsOpen = words.every(
    (word, place) =>
      !isDenial(word) ||
      admissions.isVoid(place) ||
      (inner !== -1 && place > inner) ||
      freeing.test(word),
  )
  const areOpen = foods.every(
    (food) =>
      ofKind.test(text) ||
      dishes.every((dish) => (isOfMarks ? checkUnmarked : checkUnknown)(dish, food) === 'true'),
  )
  return isKnown && isHarmless && areOpen && areDenialsOpen ? { kind: 'admitted' } : undefined
}
const ofKind =
  /\b(recipe|kind|type|brand|source|origin|made of|made from|goes into|contents?|tarif\w*|icerig\w*|marka\w*|kaynag\w*|tur\w*|neyden|neler\w*)\b/
/** "Hangi markanın kullanıldığını". */
const indirect = /\b(hangi|ne|nasil|neyden|nerede|kac)\b.*\w+[dt][iu]g[iu]\w*/
/** "I do not know why you worry": what it asks takes for granted. */
const wonders = /\b(why|who|neden|niye|kim|how (anyone|you|people)|worr\w*|endise\w*)\b/

/** What is, or may be, in the food, and nothing else. */
function readTold(words: readonly string[], part: Part): PlainSegment | undefined {
  const { foods, strange } = part
  const text = words
    .join(' ')
    .replaceAll(/\bjust before\b/g, 'before')
    .replaceAll(inDish, ' ')
    .replaceAll(sees, ' ')
  const spoken = perhaps.test(text) ? text.replace(perhaps, ' may ') : text
  if (undoes.some((pattern) => pattern.test(spoken)) || words.some(denies)) return undefined
  const end = Math.max(0, ...foods.map(({ position, length }) => position + length))
  if (words.slice(end).join(' ').replaceAll(onIt, '').split(' ').some(opensAnew)) return undefined
  if (findDiets(words).length > 0) return undefined
  if (foods.length === 0)
    return strange.length === 0 &&
      !isAssent(words) &&
      !trouble.test(text) &&
      !praises.test(text) &&
      !house.test(text)
      ? { kind: 'beside' }
      : undefined
  if (turnsInto(words, part)) return undefined
  const isTold =
    holds.test(text) ||
    puts.test(text) ||
    /\bi (can |do )?(also |only )?see\b/.test(words.join(' ')) ||
    isList(words, foods) ||
    isMadeOf(words, foods) ||
    isIdentity(words, foods)
  const isKnown = perhaps.test(text) ? isPossible : isRecorded
  const isPlain =
    isTold &&
    foods.every((food) => isKnown(food, words, part)) &&
    words.every((word, place) => !strange.includes(word) || isDoneWith(words, place, foods))
  return isPlain ? { kind: 'told', foods } : undefined
}
/** "The nuts in the baklava are made of sugar", and not "tahini is made of sesame". */
function turnsInto(words: readonly string[], { foods, topic }: Part): boolean {
  const [first, second] = foods
  if (!first || !second) return false
  const shunned = new Set(shunnedBy(topic).flatMap(({ facts }) => facts))
  const isShunned = ({ facts }: Food) => facts.some((fact) => shunned.has(fact))
  return isShunned(first) && !isShunned(second) && becomes.test(between(words, first, second))
}
const becomes = /\b(is|are|being|as|of|from|means?)( (a|an|the))?$/
/** "Sütlü", "karidesli". */
const isMadeOf = (words: readonly string[], foods: readonly Food[]) =>
  foods.some(({ position, length }) => /\w{3}l[iu]$/.test(words[position + length - 1] ?? ''))
/** "The cheese is a cashew cheese". */
function isIdentity(words: readonly string[], [first, second]: readonly Food[]): boolean {
  return first !== undefined && second !== undefined && becomes.test(between(words, first, second))
}
const between = (words: readonly string[], first: Food, second: Food) =>
  words.slice(first.position + first.length, second.position).join(' ')

/** Of whatever is done to a dish, the food is in it that it is done with. */
function isDoneWith(words: readonly string[], place: number, foods: readonly Food[]): boolean {
  const word = words[place] ?? ''
  if (/^(with|in|into|on)$/.test(words[place + 1] ?? ''))
    return /^(along|together)$|(ed|en|wn|de|nd|es)$/.test(word)
  if (!isDescribing(word)) return false
  const isPassive = /(il|ul|in|un|an|en)(iyor|uyor|ir|ur)$/.test(word)
  return (
    !isPassive ||
    placed.test(word) ||
    foods.some(({ position, length }) => instrument.test(words[position + length - 1] ?? ''))
  )
}

/** A "yes" alone, or with courtesies. */
const isAssent = (words: readonly string[]) =>
  words.some((word) => agrees.test(word)) &&
  words.every((word) => agrees.test(word) || /^(xvoid|oh|so|well|ki|ya|please|lutfen)$/.test(word))

const isList = (words: readonly string[], foods: readonly Food[]) =>
  words.filter((word) => word !== 'xvoid').length -
    foods.reduce((sum, { length }) => sum + length, 0) <
  3

function isRecorded(food: Food, words: readonly string[], { dishes }: Part): boolean {
  const named = words.slice(food.position, food.position + food.length)
  return dishes.some(
    (dish) => checkContains(dish, food) === 'true' || named.every((word) => isOwners(word, dish)),
  )
}

/** That it may hold something is wrong only where the owner says that it does not. */
const isPossible = (food: Food, _words: readonly string[], { dishes }: Part) =>
  dishes.some((dish) => checkFree(dish, food) !== 'true')

const isAdvice = (words: readonly string[]) =>
  !/\b(mumkun|without|minus|worr\w*|fear|concern\w*|problem\w*)\b/.test(words.join(' ')) &&
  !only.test(words.join(' ')) &&
  (shapes.isAdvisedAgainst(words.join(' ')) || readRefusal(words))

const isOfAdvice = (word: string, words: readonly string[]) =>
  shapes.advisesAgainst.exec(words.join(' '))?.[0].split(' ').includes(word) ?? false

/** "If you have a nut allergy". */
const isOfGuest = (words: readonly string[]) =>
  /^(if|as|given|with|for|in case)\b/.test(words.join(' ')) &&
  (condition.test(words.join(' ')) || trouble.test(words.join(' '))) &&
  !words.some(isDenial)

const onIt = /\b(on|over|for|by) (it|top|this|that|the (owner|restaurant|menu)|(the )?xd\d+x)\b/g
/** "All I can see is …", "egg can be added on request": what there is, or may be. */
const sees =
  /\b(all )?(that )?i (can |do )?(also |only )?see( is)?\b|\b(can|could) (be |come with (an? )?)?(\w+ )?added( on request| if you (ask|wish|like|want)( for it)?)?\b|\bistenirse (?=(\w+ )+ekl)|\b(yalnizca |sadece )?(?=\w+ goruyorum)/g
/** "The dukkah in the xd0x is made with": of the dish, and of all that is in it. */
const inDish = /\b(in|of) (the |our )?xd\d+x\b/g

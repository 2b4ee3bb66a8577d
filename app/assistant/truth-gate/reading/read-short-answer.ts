import type { Claim, ClaimedFood, Scope } from './claim.ts'
import type { Reading } from './topic.ts'
import { isAdvisedAgainst, refers } from '../words/shapes.ts'
import type { ReadClause } from './read-clause.ts'
import { scopeOf } from './scope.ts'
import { readRefusal } from './read-assurances.ts'
import { agrees, condition, courteous, refuses, warns } from '../words/vocabulary.ts'

const noneOfIt: readonly RegExp[] = [
  /\b(not|never) (\w+ )?(contain|include|have|use|has|contains|got) ?(any|it|them|that|those|these|either|some|one)?( of (it|them|those|these|that))?( (at all|in it|in there|in this|whatsoever|here|inside|either))*$/,
  /\bthere (is|are) (none|not|no)( \w+){0,3}$/,
  /(?<!\ba )\b(none|nothing|no) ?(of (it|them|those|that|these|the kind))?( (at all|in it|in there|there|whatsoever|like that|present|used|added|here|inside))*$/,
  /\bxfree (of|from) (it|them|those|that|these|all|any)\b/,
  /\bwithout (it|them|any|those|that)\b/,
  /\b(not at all|(absolutely|definitely|certainly) not(?! (for|suitable|safe|recommended|an option|a good|something))|of course not|not a trace|not one|not any)\b/,
  /^((\w+ ){0,5})(icermez|icermiyor\w*|icermemekte\w*|yok|yoktur|bulunmaz|bulunmuyor\w*|bulunmamakta\w*|kullanilmaz|kullanmiyoruz|kullanilmiyor\w*|konmaz|koymuyoruz|barindirmaz)$/,
]
const impossible =
  /\b(?<!\b(soyle|bil|garanti|emin|ver|oner|et|teyit|dogrula|yap)\w* )(mumkun degil\w*|imkansiz\w*|olanaksiz\w*|olasi degil\w*|soz konusu degil\w*|olamaz)$/
const yesAgain =
  /^(it|this|that|they|these|there|xd\d+x) (\w+ )?(is|does|do|are|has|have|can|could|might|may)( some)?$|^(oyle|oyledir)$/
const holdsIt = /^(var|vardir|icerir|iceriyor|bulunuyor|(it|there|they) (does|is|do|are))$/
const noAgain =
  /^(it|this|that|they|these|xd\d+x) (\w+ )?(is|does|do|are|has|have|can) not$|^(oyle )?(degil|degildir)$/
const allOfThem =
  /^(all|any|every\w*|each|most|both)( \w+){0,3}$|^(hepsi\w*|tumu|tamami|her biri|cogu\w*)( \w+){0,2}$/
const ofSomethingElse =
  /\b(calor\w*|kalori\w*|price\w*|fiyat\w*|inform\w*|bilgi\w*|kayit\w*|picture\w*|photo\w*|resim\w*|resmi|foto\w*|menu\w*|delivery|table|reserv\w*|rezerv\w*|hesap|servis)\b/

/** What a "yes", a "none" or a "no, it doesn't" says, by the question that it answers. */
export function readShortAnswer(
  clauses: readonly (readonly string[])[],
  read: readonly ReadClause[],
  shared: Reading,
): Claim[] {
  const { topic } = shared
  const { asked } = topic
  const scopes = (words: readonly string[]) =>
    scopeOf(
      words.filter((word) => !/^(any|anything|no|none|nothing|all|each)$/.test(word)),
      shared,
    )
  return clauses.flatMap((words, place): Claim[] => {
    const text = words.filter((word) => !/^x(bullet|dash|colon|comma)$/.test(word)).join(' ')
    if (ofSomethingElse.test(text) || read[place]?.admissions.isAdmitting === true) return []
    const scope =
      shared.own.length > 0 ? { dishes: shared.own, reach: 'all' as const } : scopes(words)
    const isSpoken = (read[place]?.foods.length ?? 0) > 0
    if (
      !isSpoken &&
      (impossible.test(text) || noneOfIt.some((none) => none.test(text))) &&
      !/\b(he|she|you|they|i|we|one|guests?) (can|should|must|do) not\b/.test(text) &&
      topic.foods.length > 0 &&
      !refuses.test(text)
    ) {
      return [{ kind: 'free', foods: topic.foods, scope }]
    }
    // "Evet, var", to who asks whether something is in it.
    const isHolding = asked.yes === 'contains' && holdsIt.test(text)
    if (isHolding && scope.dishes.length > 0 && asked.foods.length > 0) {
      return [{ kind: 'contains', foods: [anyOf(asked.foods)], scope }]
    }
    const [first = ''] = text.split(' ')
    const isYes =
      yesAgain.test(text) || (place === 0 && agrees.test(first)) || /^of course\b/.test(text)
    const isNo = noAgain.test(text) || (place === 0 && refuses.test(first))
    if (!isSpoken && allOfThem.test(text)) {
      const every = { ...shared, topic: { ...topic, asked: { ...asked, isOfSome: false } } }
      return answersTo(asked.foods, { isYes: true, isMore: false, scope, shared: every })
    }
    if (!isYes && !isNo) return isVague(clauses, read, shared) ? vagueAnswer(scope, shared) : []
    if (
      isSpoken &&
      isNo &&
      place === 0 &&
      text.split(' ').length > 1 &&
      /^(no|not|nothing|none|never|zero)$/.test(first)
    )
      return []
    const isAffirmed = read.some(({ claims }) => claims.some(({ kind }) => kind === 'contains'))
    // "No, it is cooked in butter", to who asks for olive oil.
    const isPlainFood =
      asked.foods.length > 0 && asked.foods.every(({ facts }) => facts.length === 0)
    const isOfOthers = isSpoken || read.some(({ foods }) => foods.length > 0)
    if (isNo && place === 0 && isPlainFood && isOfOthers && asked.diet === undefined) return []
    const held = read.flatMap(({ claims }) => claims.filter(isOfContents)).flatMap(factsOf)
    const isWarned = asked.foods.every(({ facts }) => facts.some((fact) => held.includes(fact)))
    // A guest who must know whether it fits would take the "yes" for that.
    const mustFit = asked.diet !== undefined || (topic.avoided.length > 0 && !isWarned)
    if (isYes && asked.yes === 'unclear' && isAffirmed && !mustFit) return []
    // "No: it contains milk" can mean nothing but what it goes on to say.
    if (isNo && asked.yes === 'unclear' && held.length > 0 && isWarned) return []
    const isMore = clauses.length > 1 || text.split(' ').length > 2
    return answersTo(asked.foods, { isYes, isMore, scope, shared })
  })
}

const answering =
  /\b(yes|no|not|can|could|confirm\w*|answer|fine|set|good|happy|glad|lucky|luck|love\w*|for you|indeed|sure|fear|evet|hayir|olur|tamam|tabii|elbette|uygun|sizlik|sans\w*|guzel haber)\b/
const fewWords = 9

const isCourtesy = (word: string) =>
  /^(xvoid|xcomma|your|our|the|staff|server|team|they|i|we|you|will|would|be)$/.test(word) ||
  condition.test(word)

/**
 * Whether a sentence may answer a guest who asks what is in a dish, in words that nobody has
 * thought of: then it is taken for the answer that could harm.
 */
function isVague(
  clauses: readonly (readonly string[])[],
  read: readonly ReadClause[],
  { topic, own, isReferring }: Reading,
): boolean {
  const text = clauses.flat().join(' ')
  if (isReferring || refers.test(text)) return false
  if (clauses.flat().every(isCourtesy) || isAdvisedAgainst(text)) return false
  const isOfFood = topic.asked.foods.length > 0 || topic.asked.diet !== undefined
  const isAsked = isOfFood && topic.asked.dishes.length > 0
  const isOpen = read.every(({ claims, foods }) => claims.length === 0 && foods.length === 0)
  const isAnswer = text.split(' ').length <= fewWords || answering.test(text)
  const isAdmitting = read.some(({ admissions }) => admissions.isAdmitting)
  // The name of the one dish that was asked of, as a heading.
  const isName =
    topic.asked.dishes.length === 1 &&
    clauses.flat().every((word) => /^x(d\d+x|bullet|dash|colon|comma|n\d+x)$/.test(word))
  const isOfOther = own.length > 0 && !own.some((dish) => topic.asked.dishes.includes(dish))
  if (!isAsked || !isOpen || !isAnswer || isName || isAdmitting || isOfOther) return false
  return (
    !courteous.test(text) &&
    !warns.test(text) &&
    !ofSomethingElse.test(text) &&
    !readRefusal(clauses.flat())
  )
}

function vagueAnswer({ dishes }: Scope, { topic }: Reading): Claim[] {
  const { foods, diet, dishes: asked } = topic.asked
  const scope = { dishes: dishes.length > 0 ? dishes : asked, reach: 'all' as const }
  return [
    ...(foods.length > 0 ? [{ kind: 'safe' as const, foods, isBeyond: false, scope }] : []),
    ...(diet ? [{ kind: 'diet' as const, diet, isDenied: false, scope }] : []),
  ]
}

interface Answer {
  readonly isYes: boolean
  /** Whether the sentence goes on, and says by itself what is not dangerous to say. */
  readonly isMore: boolean
  readonly scope: Scope
  readonly shared: Reading
}

function answersTo(
  foods: readonly ClaimedFood[],
  { isYes, isMore, scope: answered, shared }: Answer,
): Claim[] {
  const { asked } = shared.topic
  const claims: Claim[] = []
  const isOfSome = answered.dishes.length === 0 && isYes && asked.isOfSome
  const scope: Scope = isOfSome ? { dishes: [], reach: 'some' } : answered
  if (asked.diet && (isYes || !isMore)) {
    claims.push({ kind: 'diet', diet: asked.diet, isDenied: !isYes, scope })
  }
  if (foods.length === 0) return claims
  const saysFree = asked.yes === 'unclear' || isYes === (asked.yes === 'free')
  if (saysFree) claims.push({ kind: 'free', foods, scope })
  else if (!isMore) claims.push({ kind: 'contains', foods: [anyOf(foods)], scope })
  return claims
}

const isOfContents = ({ kind }: Claim) => kind === 'contains'
const factsOf = (claim: Claim) =>
  'foods' in claim ? claim.foods.flatMap(({ facts }) => facts) : []

/** Who asks for nuts asks for peanuts too, and a "yes" is right with either. */
const anyOf = (foods: readonly ClaimedFood[]): ClaimedFood => ({
  concept: foods[0]?.concept ?? '',
  facts: foods.flatMap(({ facts }) => facts),
})

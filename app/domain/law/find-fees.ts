import { foldText } from '../dietary/fold-text.ts'
import { findCharges, type Charge, type ChargeKind } from './find-charges.ts'

/** A charge beside the prices that a text mentions. */
export interface Fee {
  readonly kind: ChargeKind
  /** The sentence, in the owner's words. */
  readonly words: string
  /** Whether guests may refuse it. */
  readonly isOptional: boolean
}

// Under any name, if it is put on each bill.
const otherCharges = {
  turkish: /\b(?:ucret|bedel|fark)(?!siz|li)\w*/g,
  others: /\b(?:surcharges?|levy|fees?|\w*zuschlag|majoration)\b/g,
}
// What other charges are for, if not everyone pays them.
const forSome =
  /\b(?:deliver\w*|corkage|cork|cancel\w*|no.?shows?|late|bookings?|reserv\w*|deposits?|parking|valet|cards?|takeaway|split\w*|cakes?|entry|entrance|storno\w*|liefer\w*|einzelzimmer\w*)\b/
const forSomeInTurkish =
  /\b(?:paket|teslimat|kurye|gonderim|vale|otopark|mantar|tipa|pasta|kesim|iptal|rezervasyon|gelinme|kapora|depozito|giris|istege|isterseniz|hasar|kirilan)/
const onBillInTurkish = /\b(?:hesa[bp]|adisyon|her (?:masa|misafir|kisi|siparis))/
const forAll =
  /%|\b(?:every|each|all|per (?:person|guest|head|cover|table)|(?:is|are|be) added|we add|pro (?:person|gast|kopf|tisch)|je (?:person|gast)|jeder|par (?:personne|convive|couvert))\b/

const perHead =
  /\b(?:((?:kisi|adam) basi\w*)|per (?:person|guest|head)|(?:pro|je) (?:person|gast|kopf)|par (?:personne|convive))\b/g
const meals = /\b(?:menu|brunch\w*|buffet|bufe|fiks|all you can eat|kahvalti|mindest\w*|minimum)\b/

const turkishNo =
  /^(?:yok\w*|degil\w*|ucretsiz\w*|ikram\w*|kaldir\w*|kalkt\w*|\w*(?:maz|mez|mamakta\w*|memekte\w*|m[iu]yor\w*|mayacak\w*|meyecek\w*|mayiz|meyiz|m[ae]dik|m[ae]yin\w*))$/
const turkishYes =
  /^(?:%?\d\S*|tl|lira\w*|alin[iu]r\w*|aliyor\w*|aliriz|eklen\w*|ekliyor\w*|ekleriz|uygulan[iu]r\w*|uyguluyor\w*|yansit\w*|tahsil|var\w*|haric\w*|zorunlu\w*|kisi|ayrica)$/

const negations = new Set(
  (
    'no not never without zero nor neither dont doesnt wont isnt arent cannot nothing ' +
    'kein keine keinen keiner ohne nicht nie sans aucun aucune pas ni jamais senza nessun nessuno ' +
    'non sin ningun ningún nunca geen zonder niet'
  ).split(' '),
)
const included =
  /\b(?:includ\w*|inclusive|complimentary|waived|inklusive|inkl|inbegriffen|enthalten|einschliesslich|compris\w*|inclus\w*|offert\w*|compreso|gratuito|incluid\w*|inclusief|inbegrepen)\b/
const notIncluded =
  /\b(?:not|isnt|arent|nicht|non|pas|no|niet) (?:\w+ )?(?:includ\w*|inclusive|inklusive|inbegriffen|enthalten|compris\w*|inclus\w*|compreso|incluid\w*|inclusief|inbegrepen)\b|\bexclu\w*|\ben sus\b|\bzuzuglich\b/
/** German and others also put "no" behind a charge: "Couvert wird nicht berechnet". */
const notCharged =
  /\b(?:nicht|not|isnt|never|non|niet) (?:\w+ )?(?:berechnet|erhoben|verlangt|charged|added|applied|levied|factur\w*|applica\w*|richiest\w*|berekend)\b|\bentfallt\b|: (?:none|nein|keine?s?|aucune?)\b|\bnon si paga\b|\bpas (?:factur|demand)\w*/
const optional =
  /\b(?:optional|discretionary|voluntary|suggested|freiwillig\w*|facultati\w*|facoltativ\w*|opcional|vrijwillig\w*|istege bagli|gonullu\w*|arzuya bagli)\b/

const sentenceEnd =
  /\n+|[.!?;]+(?=\s|$)|\s(?=(?:but|however|although|aber|sondern|mais|pero|maar|ama|fakat|ancak)\s)/iu

/**
 * Finds the service, table, cover and similar charges in an owner's text. A text that says there is
 * none, or that prices include it, mentions no charge.
 * @param withPerHead whether any other amount per guest counts too, as it does outside of dishes
 */
export function findFees(text: string, { withPerHead = false } = {}): Fee[] {
  return splitClauses(text).flatMap((words) => {
    const folded = foldText(words).replaceAll(/['’]/g, '')
    const named = findMentions(folded)
    const mentions = named.length === 0 && withPerHead ? findPerHead(folded) : named
    if (mentions.length === 0) return []
    const isOptional = optional.test(folded)
    const isExcluded = notIncluded.test(folded)
    const isIncluded = included.test(folded)
    const kinds = mentions.flatMap((mention) => {
      const isCharged = mention.isTurkish
        ? isChargedInTurkish(folded, mention)
        : isExcluded || (!isIncluded && !notCharged.test(folded) && !isNegated(folded, mention))
      return isCharged ? [mention.kind] : []
    })
    return [...new Set(kinds)].map((kind) => ({ kind, words, isOptional }))
  })
}

/** The number of characters around a charge in which other words are about it. */
const nearby = 200

/** Splits a text into sentences, and at commas before a number: "no cover charge, 10% service". */
const splitClauses = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(/,\s(?=[^,]*\d)/))
    .map((words) => words.trim())
    .filter(Boolean)

/** Finds an amount that each guest pays, under whatever name, unless it is that of a meal. */
function findPerHead(folded: string): Charge[] {
  if (!/\d/.test(folded)) return []
  if ([forSome, forSomeInTurkish, meals].some((words) => words.test(folded))) return []
  return [...folded.matchAll(perHead)].map((match) => ({
    kind: 'other' as const,
    isTurkish: match[1] !== undefined,
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function findMentions(folded: string): readonly Charge[] {
  const charges = findCharges(folded)
  if (charges.length > 0) return charges
  const find = (pattern: RegExp, isTurkish: boolean) =>
    [...folded.matchAll(pattern)].map((match) => ({
      kind: 'other' as const,
      isTurkish,
      start: match.index,
      end: match.index + match[0].length,
    }))
  const isOnBill = onBillInTurkish.test(folded) && !forSomeInTurkish.test(folded)
  const isForAll = forAll.test(folded) && !forSome.test(folded)
  return [
    ...(isOnBill ? find(otherCharges.turkish, true) : []),
    ...(isForAll ? find(otherCharges.others, false) : []),
  ]
}

/** The first word behind a charge that decides counts: "servis ücreti alınmaz", "kuver 30 TL". */
function isChargedInTurkish(folded: string, { end }: Charge): boolean {
  const words = folded.slice(end, end + nearby).match(/%?[\p{L}\d]+/gu) ?? []
  // "Servis %10 fiyatlara dahildir": an amount that the prices include.
  if (/^[^(]*\bdahil(?:dir)?$/.test(folded.slice(end).trim())) return false
  for (const [index, word] of words.entries()) {
    if (word.startsWith('dahil')) return /^(?:degil|edilme)/.test(words[index + 1] ?? '')
    if (turkishNo.test(word)) return false
    if (turkishYes.test(word)) return true
  }
  return !/\bdahil\b/.test(folded)
}

const isNegated = (folded: string, { start }: Charge): boolean =>
  (folded.slice(Math.max(0, start - nearby), start).match(/[\p{L}]+/gu) ?? []).some((word) =>
    negations.has(word),
  )

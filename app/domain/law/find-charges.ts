/*
 * Charges in a folded clause, by words near each other: what is charged for ("service", "masa"), and
 * beside it a word for a charge ("ücreti", "fee"), an amount or a verb of adding ("eklenir").
 */

/** `other` under any other name: "garsoniye", "Energiezuschlag", "5% wellness fee". */
export type ChargeKind = 'service' | 'cover' | 'other'

export interface Charge {
  readonly kind: ChargeKind
  readonly isTurkish: boolean
  /** Where it is in the clause. */
  readonly start: number
  readonly end: number
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

const percent =
  '%\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?%|yuzde \\d+|\\d[\\d.,]*\\s?(?:percent|per cent|prozent|pour cent|per cento|por ciento|procent)\\b'
const money =
  '[€£$₺]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[€£$₺]|(?:tl|lira|try|eur|euros?|usd|gbp|pounds?|dollars?|p)\\b)'
const tokens = new RegExp(`${percent}|${money}|\\d[\\d.,:]*|\\p{L}+`, 'gu')
const isPercent = (text: string) => new RegExp(`^(?:${percent})$`).test(text)
const isMoney = (text: string) => new RegExp(`^(?:${money})$`).test(text)

/** What is charged for. */
interface Subject {
  readonly words: RegExp
  readonly kind: ChargeKind
  readonly isTurkish?: boolean
  /** What is a sign of a charge besides a word for one. */
  readonly signs: readonly ('percent' | 'money' | 'adding' | 'excluded')[]
}

const subjects: readonly Subject[] = [
  {
    words: /^(?:servis|hizmet)(?:in)?$/,
    kind: 'service',
    isTurkish: true,
    signs: ['percent', 'money', 'adding', 'excluded'],
  },
  {
    words: /^(?:service|bedienung|servizio|servicio|bediening)$/,
    kind: 'service',
    signs: ['percent', 'money', 'adding', 'excluded'],
  },
  { words: /^bahsis\w*$/, kind: 'service', isTurkish: true, signs: ['percent', 'adding'] },
  {
    words: /^(?:tips?|gratuit(?:y|ies)|trinkgeld|pourboires?|mancia|propina|fooi)$/,
    kind: 'service',
    signs: ['percent', 'adding'],
  },
  { words: /^(?:masa|sofra|oturma)$/, kind: 'cover', isTurkish: true, signs: [] },
  { words: /^(?:cover|gedeck|cubierto)$/, kind: 'cover', signs: ['money', 'adding', 'excluded'] },
  { words: /^(?:table|seating)$/, kind: 'cover', signs: [] },
  { words: /^(?:muzik|sanatci|program|fasil)$/, kind: 'other', isTurkish: true, signs: [] },
]

/** Words that name a charge alone; "Kuvertür" is chocolate. */
const charges: readonly Omit<Subject, 'signs'>[] = [
  { words: /^garsoniye\w*$/, kind: 'service', isTurkish: true },
  { words: /^kuver(?:ler|imiz|iniz|in|den|de|le|i|e)*$/, kind: 'cover', isTurkish: true },
  {
    words: /^(?:service|bedienungs)(?:gebuhr|aufschlag|pauschale|zuschlag|geld|entgelt|kosten)\w*$/,
    kind: 'service',
  },
  {
    words: /^(?:coperto|couvert|(?:gedeck|couvert)(?:gebuhr|preis|pauschale|zuschlag|kosten)\w*)$/,
    kind: 'cover',
  },
]

const turkishCharge = /^(?:ucret|bedel|hakki|farki?$|farki|payi|parasi)(?!siz|li)\w*$/
const otherCharge =
  /^(?:charges?|fees?|surcharges?|levy|supplements?|frais|cargo|suplemento|toeslag|aufschlag|zuschlag)$/
// Where the charge comes first: "frais de service", "Supplément de 1 € pour le service".
const leadingCharge = /^(?:frais|supplements?|suplemento|cargo|surcharges?|fees?|charges?)$/
const chargedFor = /^(?:de|du|pour|por|per|for|fur)(?: (?:le|la|el|il|the|den|die|das))?$/

const turkishAdding = /^(?:ekle(?!mey)|ekli|ilave|yansi|yansit|uygulan|uygulu|tahsil)/
const otherAdding =
  /^(?:added|appl(?:y|ies|ied)|charged|levied|hinzu\w+|berechne[nt]|aufgeschlagen|erhoben|extra|zzgl|zuzuglich|ajoute\w*|facture\w*|preleve\w*|aggiunt\w+|addebitat\w+|anad\w+|cobra\w*|toegevoegd|berekend)$/
const excluded =
  /^(?:haric\w*|sus|exclu\w*|esclus\w*)$|^(?:dahil degil|dahil edilme|(?:not|isnt|arent|nicht|non|pas|no|niet) (?:\w+ )?(?:inclu|inkl|compri|compres|inbegriff|enthalten|inbegrepen))/

// Where the word is no charge: "servis edilir" is a verb, "paket servis" is for some.
const turkishVerb =
  /^(?:ed|et|yap|basla|bit|ver|sun|saat|eleman|alan|personel|ekib|kalite|hiz|tabag|masa)/
const forSomeBefore =
  /^(?:paket|eve|adrese|oda|vale|otopark|self|room|delivery|valet|bottle|catering)$/
const forSomeAfter = /^(?:rezervasyon|kapora|depozito|iptal|reservation|booking|cancellation)/
const discounts =
  /\b(?:off|discount\w*|indirim\w*|rabatt|nachlass|ermassig\w*|remise|reduction|sconto|descuento|korting)\b/
// Before an amount, a noun or an adjective makes another thing of it: "tea service £25".
const standsAloneInTurkish = /^(?:\p{L}+[ae]|basi\w*|her|ve|icin|ayrica|arti|bir)$|[\d%€£$₺]/u
const standsAlone =
  /^(?:a|an|the|our|plus|and|with|mandatory|automatic|compulsory|le|la|du|de|der|die|das|und|pro|il|el|per|mit)$|[\d%€£$₺]/u

/** Finds the charges of a folded clause, also those that it denies. */
export function findCharges(folded: string): readonly Charge[] {
  const found = [...folded.matchAll(tokens)].map(({ 0: text, index }): Token => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const named = found.flatMap((token, index) => {
    const before = found[index - 1]?.text ?? ''
    if (forSomeBefore.test(before)) return []
    const alone = charges.find(({ words }) => words.test(token.text))
    if (alone) return [chargeOf(alone, token)]
    const subject = subjects.find(({ words }) => words.test(token.text))
    if (!subject) return []
    const charge = findCharge(subject, found, index)
    if (charge) {
      return [{ ...chargeOf(subject, token), end: Math.max(token.end, charge.end) }]
    }
    return hasSign(subject, found, index) && !discounts.test(folded)
      ? [chargeOf(subject, token)]
      : []
  })
  return named
}

const chargeOf = (
  { kind, isTurkish = false }: Pick<Subject, 'kind' | 'isTurkish'>,
  { start, end }: Token,
): Charge => ({ kind, isTurkish, start, end })

/** Finds the word for a charge that goes with a subject. */
function findCharge(
  { isTurkish }: Subject,
  found: readonly Token[],
  index: number,
): Token | undefined {
  const after = found.slice(index + 1, index + 3)
  if (forSomeAfter.test(after[0]?.text ?? '')) return undefined
  if (isTurkish) return after.find(({ text }) => turkishCharge.test(text))
  const [next] = after
  if (next && otherCharge.test(next.text)) return next
  const before = found.slice(Math.max(0, index - 9), index)
  const links = [-1, -2].map((from) =>
    before
      .slice(from)
      .map(({ text }) => text)
      .join(' '),
  )
  if (!links.some((words) => chargedFor.test(words))) return undefined
  return before.findLast(({ text }) => leadingCharge.test(text))
}

/** Whether an amount, a verb of adding or "not included" is near a subject. */
function hasSign({ isTurkish, signs }: Subject, found: readonly Token[], index: number): boolean {
  const before = found[index - 1]?.text ?? ''
  const textsOf = (from: number, to: number) =>
    found.slice(Math.max(0, index + from), index + to + 1).map(({ text }) => text)
  const after = textsOf(1, 5)
  if (isTurkish && turkishVerb.test(after[0] ?? '')) return false
  const isAlone = before === '' || (isTurkish ? standsAloneInTurkish : standsAlone).test(before)
  const adding = isTurkish ? turkishAdding : otherAdding
  const has = {
    percent: () => [...textsOf(-4, -1), ...textsOf(1, 4)].some(isPercent),
    money: () => isAlone && [before, ...textsOf(1, 2)].some(isMoney),
    adding: () => isAlone && after.some((text) => adding.test(text)),
    excluded: () => after.some((_, at) => excluded.test(after.slice(at).join(' '))),
  }
  return signs.some((sign) => has[sign]())
}

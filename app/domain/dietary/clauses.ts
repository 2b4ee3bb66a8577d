import { foldText } from './fold-text.ts'

/**
 * A part of an owner's text, and what it says about a dish's contents: that the dish contains
 * something (`says`), that something is optional (`offers`), or that something is absent
 * (`denies`). Text about what merely goes well with the dish is dropped.
 */
export interface Clause {
  readonly text: string
  readonly stance: 'says' | 'offers' | 'denies'
}

// Verbs that end a Turkish sentence before its comma: "Et suyu kullanılmaz, sebzeyle yapılır".
const verbs =
  'içerir|içermez|vardır|var|yoktur|yok|bulunur|bulunmaz|kullanılır|kullanılmaz|yapılır|yapılmaz|' +
  'pişer|pişirilir|gelir|edilir|eklenir|eklenmez|konur|konulur|konmaz|katılır|katılmaz|hazırlanır|' +
  '\\p{L}+m[ae]y[ıi]z|\\p{L}+m[ıiuü]yoruz'
const clauseEnd = new RegExp(
  `[.;!?\\n]+|(?<=(?:^|[^\\p{L}])(?:${verbs})),|(?:,|(?<!\\s))\\s+(?=(?:ama|fakat|ancak|but|however)\\s)`,
  'iu',
)

const turkishDenial =
  /\b(icermez|icermiyor|kullanilmaz|konmaz|konulmaz|katilmaz|eklenmez|bulunmaz|yapilmaz|yok|yoktur|degil|degildir|(kullan|koy|kat|ekle|bagla|karistir|serp|sur)(mayiz|meyiz|miyoruz|muyoruz))\b/
const addition = /\b(not only|not just|sadece .* degil|yalnizca .* degil)\b/
// A dish doesn't contain what goes well with it, and contains what is optional only if it is
// ordered.
const pairing =
  /\b(go(es)? (\w+ )?(well|great|nicely|perfectly|beautifully|lovely)|(perfect|great|lovely|delicious|best|ideal) (with|beside|alongside|next to)|pairs?|works well with|complements|good match|companion|iyi gider|guzel gider|cok gider|yakisir|yarasir|dostu|eslik eder|(yanina|yaninda) (\w+ )?(onerilir|oneririz|iyi|guzel|sahane|harika))/
const offer =
  /\b(optional|on request|on the side|can be added|separately|istenirse|istenebilir|ayrica|ayri gelir|tercihen|arzuya gore)/
// Shared equipment and traces mean that something isn't an ingredient, but may be present: "the
// fryer that we also use for fish".
const trace =
  /\b(traces?|(plant|kitchen|facility|factory|bakery) (that|which|where)|also handles?|eser miktarda|spuren|traces de|traccia|tracce|trazas|sporen)\b/
const equipment =
  /\b(fryers?|oil|boards?|pans?|grill|counter|kitchen|plant|line|pot|yag\w*|fritoz\w*|tezgah\w*|tava\w*|izgara\w*|tahta\w*|kazan\w*|fritteuse|ol|pfanne|brett|friteuse|huile|freidora|aceite|sarten|friggitrice|olio|padella|frituurpan|olie)\b/
const sharing =
  /\b(same|shared?|shares|ayni|ortak|gleichen?|(der|die|das|den|dem)?selbe[nmrs]?|gemeinsame[nr]?|meme|partagee?|mismo|misma|comparti\w+|stess[oa]|condivis[oa]|zelfde|gedeelde)\b|\b(also|auch|aussi|tambien|anche|ook) (\w+ ){0,4}(used?|fry|fries|verwende\w*|benutz\w*|utilis\w*|usa\w*|us[oi]amo|gebruik\w*)\b|\bde kulland|\bda kulland|\bused? (also )?for\b/
const isContact = (folded: string) =>
  trace.test(folded) || (equipment.test(folded) && sharing.test(folded))
// "Lokum gibi" means as tender as Turkish delight; the dish contains none.
const simile = /(?<!\p{L})\p{L}+\s+gibi(?![\p{L}])/giu

/** Splits an owner's text into clauses, each with its stance. */
export function parseClauses(text: string): Clause[] {
  return text
    .replace(simile, '')
    .split(clauseEnd)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(asClauses)
}

function asClauses(text: string): Clause[] {
  const folded = foldText(text).replaceAll(/[’'`-]/g, ' ')
  if (addition.test(folded)) return [{ text, stance: 'says' }]
  if (pairing.test(folded)) return []
  if (turkishDenial.test(folded)) return splitAtTurkishDenial(text)
  return splitAtDenials(text)
}

const isBare = (part: string) =>
  !/\p{L}(l[iu]|la|le)(?!\p{L})/u.test(foldText(part)) && part.trim().split(/\s+/).length <= 2

/**
 * In Turkish, the denial comes last and applies to the bare nouns before it: "Süt, yumurta içermez"
 * denies both, "Peynirli pide, yumurta içermez" only the eggs.
 */
function splitAtTurkishDenial(text: string): Clause[] {
  const parts = text.split(',')
  const start = parts.findLastIndex((part, index) => index < parts.length - 1 && !isBare(part)) + 1
  const denied: Clause = { text: parts.slice(start).join(',').trim(), stance: 'denies' }
  const before = parts.slice(0, start).join(',').trim()
  return before === '' ? [denied] : [...splitAtDenials(before), denied]
}

// A denial can follow what the dish contains: "Walnuts and honey, no eggs, with butter".
const denials = new Set([
  'no',
  'none',
  'not',
  'without',
  'never',
  'doesnt',
  'dont',
  'isnt',
  'nor',
  'neither',
  'zero',
  // German, Dutch, French, Spanish and Italian.
  'ohne',
  'kein',
  'keine',
  'keinen',
  'zonder',
  'geen',
  'sans',
  'sin',
  'senza',
  'без',
])
const denialsEnd = new Set([
  'with',
  'contains',
  'has',
  'plus',
  'made',
  'in',
  'mit',
  'met',
  'avec',
  'con',
])

function splitAtDenials(text: string): Clause[] {
  const clauses: { words: string[]; isDenied: boolean }[] = [{ words: [], isDenied: false }]
  const words = text.split(/\s+/)
  const bareWords = words.map((word) => foldText(word).replaceAll(/[^\p{L}]/gu, ''))
  const lastOr = bareWords.findLastIndex((word) => word === 'or' || word === 'nor')
  for (const [index, word] of words.entries()) {
    const bare = bareWords[index] ?? ''
    const isDenied = clauses.at(-1)?.isDenied ?? false
    // "Free of gluten" is a denial; "gluten free" is parsed together with the food after it.
    const isFreeOf = bare === 'free' && /^(of|from)$/.test(bareWords[index + 1] ?? '')
    // "No egg, milk or nuts" is one denial; "no onions, extra cheese" ends at its comma.
    const isOver = index > 0 && (words[index - 1] ?? '').endsWith(',') && index > lastOr
    if (denials.has(bare) || isFreeOf) {
      if (!isDenied) clauses.push({ words: [], isDenied: true })
    } else if (isDenied && (isOver || denialsEnd.has(bare))) {
      clauses.push({ words: [], isDenied: false })
    }
    clauses.at(-1)?.words.push(word)
  }
  return clauses.flatMap(({ words: clauseWords, isDenied }): Clause[] => {
    const part = clauseWords.join(' ').replace(/^[\s,–-]+|(?<![\s,–-])[\s,–-]+$/g, '')
    return part === '' ? [] : [{ text: part, stance: isDenied ? 'denies' : stanceOf(part) }]
  })
}

function stanceOf(part: string): Clause['stance'] {
  const folded = foldText(part)
  return offer.test(folded) || isContact(folded) ? 'offers' : 'says'
}

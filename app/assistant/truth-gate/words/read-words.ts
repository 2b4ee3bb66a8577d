import { spend } from '../work.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import { findTerms, isDishConcept } from '#app/domain/dietary/lexicon.ts'
import { spellOut } from './spell-out.ts'
import { figureWord, readNumberWords } from './number-words.ts'

/**
 * A sentence as words that patterns can rely on: no case, no accents, no markup; each sign, figure
 * and prefix of denial a word of its own that begins with x.
 */
export interface SentenceWords {
  readonly words: readonly string[]
  /** Whether letters of several scripts are mixed in a word, or a word is spelt out. */
  readonly isDisguised: boolean
}

const invisible = /[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164]/gu
const markup = /[*_~`#>|]|<[^>\n]{0,80}>/g
const refusingSigns = /[❌🚫⛔✖✗✘👎]\uFE0F?/gu
const agreeingSigns = /[✅✔☑👍💯🆗]\uFE0F?/gu

const signs: Readonly<Record<string, string>> = {
  ',': 'xcomma',
  '،': 'xcomma',
  ';': 'xsemi',
  ':': 'xcolon',
  '(': 'xopen',
  ')': 'xclose',
  '?': 'xquestion',
  '؟': 'xquestion',
  '!': 'xbang',
  '.': 'xstop',
  '…': 'xstop',
  '•': 'xbullet',
  '₺': 'xtry',
  '€': 'xeur',
  '£': 'xgbp',
  $: 'xusd',
  '&': 'and',
  '%': 'xpercent',
}

const figure = /\d{1,3}(?: \d{3})+(?![\d.,]*\d)|\d(?:[\d.,]*\d)?/g

// "Humus'un" is of humus, and holds no flour.
const turkishEnding =
  /(?<=\p{L})'(?=(?:[nysşNYSŞ]?[ıiuüaeIİUÜAE]|[nN]?[ıiuüIİUÜ][nN]|[nN]?[dtDT][aeAE][nN]?|[yY]?[lL][aeAE])(?!\p{L}))/gu

/** Takes a sentence apart. */
export function readWords(sentence: string): SentenceWords {
  spend(sentence)
  const text = foldText(plainSigns(spellOut(sentence)))
    .replaceAll(figure, (digits) => ` ${figureWord(digits)} `)
    .replaceAll(/(?<=\S)\s*[-–—]\s+|\s[-–—]\s*(?=\S)/g, ' xdash ')
    .replaceAll(/[,،;:()?؟!.…•₺€£$&%]/g, (sign) => ` ${signs[sign] ?? ''} `)
  const words = unpack((text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(splitDenial))
  return {
    words: readNumberWords(words),
    isDisguised: isDisguised(sentence.normalize('NFKC').replaceAll(invisible, '')),
  }
}

function plainSigns(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(refusingSigns, ' xno ')
    .replaceAll(agreeingSigns, ' xyes ')
    .replaceAll(/(?<=\p{L}\s*)\p{Extended_Pictographic}\uFE0F?(?=\s+\p{Lu})/gu, '.')
    .replaceAll(/(?<=^\s*)[*+](?=\s)/g, '•')
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/-less\b/gi, ' xless')
    .replaceAll(markup, '')
    .replaceAll(/&(?:nbsp|amp|shy);/g, ' ')
    .replaceAll(/(?<=\d\s*(?:TL|[£₺€$])?\s*)[×x](?=\s*[£₺€$]?\d)|×/gi, ' times ')
    .replaceAll(/[’‘ʼ´′]/g, "'")
    .replaceAll(/(?<=\p{L})'s[ıiuü]z(?:d[ıiuü]r)?(?!\p{L})/giu, ' xsiz')
    .replaceAll(turkishEnding, '')
    .replaceAll(/\bcan't|\bcannot\b|\bcant\b/gi, 'can not')
    .replaceAll(/\bwon't\b|\bwont\b/gi, 'will not')
    .replaceAll(/\bain't\b/gi, 'is not')
    .replaceAll(/n't\b/gi, ' not')
    .replaceAll(/\b(do|does|did|is|are|was|has|have|had|would|should|could|must)nt\b/gi, '$1 not')
    .replaceAll(/'(?:re|ve|ll|d|m)\b/gi, ' $&')
}

const compounds: Readonly<Record<string, readonly string[]>> = {
  free: ['xfree'],
  vegan: ['xvegan'],
  vegans: ['xvegan'],
  bitkisel: ['xvegan'],
  eggless: ['egg', 'xless'],
  meatless: ['meat', 'xless'],
  dealcoholised: ['alcohol', 'xfree'],
  dealcoholized: ['alcohol', 'xfree'],
  delactosed: ['lactose', 'xfree'],
  celiac: ['coeliac'],
  celiacs: ['coeliac'],
  coeliacs: ['coeliac'],
}

/** "findiksiz" is "findik xsiz", "nutfree" is "nut xfree": the lexicon reads no denial by itself. */
function splitDenial(word: string): readonly string[] {
  // "Kişi" is a person, and not the quiche that it begins like.
  if (/^kisi(lik|ler|ye|yle|nin|yiz|ydi)?$/.test(word)) return ['xkisi']
  if (/^(un|regard|nonethe|neverthe|count|end|flaw|time)less$/.test(word)) return [word]
  const known = compounds[word]
  if (known) return known
  const free = /^(\p{L}{3,})free$/u.exec(word)?.[1]
  if (free !== undefined) return [free, 'xfree']
  const [, stem, suffix] =
    /^(\p{L}{2,}?)(s[iu]z(?:dir|dur|lar|ler|i|u|a|e|ini|unu)?|less)$/u.exec(word) ?? []
  if (stem === undefined || suffix === undefined) return [word]
  const isFood = findTerms(stem).some(({ concept }) => !isDishConcept(concept))
  return isFood || /^(alerjen|alerji|hayvansal|risk|tehlike|sorun)$/.test(stem)
    ? [stem, suffix === 'less' ? 'xless' : 'xsiz']
    : [word]
}

/** What the lexicon would take for part of a label. */
function unpack(words: readonly string[]): string[] {
  return words.flatMap((word, place) => {
    if (word === 'based' && words[place - 1] === 'plant') return ['xvegan']
    if (word === 'non' && words[place + 1] === 'alcoholic') return ['alcohol', 'xfree']
    if (word === 'alcoholic' && words[place - 1] === 'non') return []
    if (word === 'plant' && words[place + 1] === 'based') return []
    return [word]
  })
}

/** Whether a sentence hides a word: scripts mixed in it, or its letters spelt out. */
function isDisguised(sentence: string): boolean {
  const isMixed = (sentence.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) =>
      /\p{Script=Latin}/u.test(word) &&
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]/u.test(word),
  )
  const isSpelt = /(?<![\p{L}\p{N}])(?:\p{L}[\s.\-_*]{1,3}){2,}\p{L}(?![\p{L}\p{N}])/u.test(
    sentence,
  )
  const isLeet = /\p{L}\d+\p{L}/u.test(sentence.replaceAll(/\b[xX]\d+\b/g, ''))
  return isMixed || isSpelt || isLeet
}

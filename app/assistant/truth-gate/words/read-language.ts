import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { findTerms } from '#app/domain/dietary/lexicon.ts'
import { countCommonWords, questionLanguage } from '../../providers/offline/language.ts'
import { readForeign, type InEnglish } from '../../providers/offline/languages/in-english.ts'
import type { MenuIndex } from '../../providers/offline/menu-index.ts'
import { isNeutral } from './account-words.ts'

/** In what a sentence is written: one of ours, or one whose claims cannot be read. */
export type SentenceLanguage =
  | { readonly isOurs: true; readonly language: 'en' | 'tr' }
  /** Its words for food in English, where its language is known. */
  | { readonly isOurs: false; readonly foreign: InEnglish | undefined }

const english = new Set(
  'is are was were be been it its this that these those they them there here he she we you your our my i a an the and or but so if for from of on in at by to with without as than then not no yes do does did can could will would may might must should has have had very also too just only all any some each every more most please thank thanks enjoy contains contain made served costs recommend about which what who how when where because while into over up out off recorded ingredients marked unfortunately here please staff menu dish dishes'.split(
    ' ',
  ),
)
const turkish = new Set(
  've ile bir bu su o da de mi mu icin icinde ama fakat ancak cok daha en gibi kadar olarak olan var yok degil evet hayir siz sizin biz bizim bizde ne hangi her hic hem ya lutfen afiyet olsun merhaba tesekkurler tabii elbette menumuzde menude yemek yemegi tatli fiyati tutar lira kalori icerir icermez iceriyor icermiyor yapilir hazirlanir servis edilir onerir oneririm uygun guvenli taze enfes lezzetli nefis harika kayitli olanlar icindekiler ozel bugun bugune sef'.split(
    ' ',
  ),
)
const foreignDenials =
  /(?:^|[^\p{L}])(?:ohne|sans|senza|zonder|utan|uden|uten|fără|bez|без|kein\p{L}*|aucun\p{L}*|ningun\p{L}*|ningún|\p{L}{3,}(?:frei|vrij|fri)(?:e[rnms]?)?)(?![\p{L}])/iu
const otherScript =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Georgian}\p{Script=Armenian}]/u
// A few words are a name, or an answer that belongs to the sentences around it.
const fewest = 4

/** Tells in what a sentence is written. @param before the language of the reply up to here */
export function readLanguage(
  sentence: string,
  before: 'en' | 'tr',
  index: MenuIndex,
): SentenceLanguage {
  const language = questionLanguage(sentence, before)
  const words = foldedWords(sentence).filter(
    (word) => !index.words.get(word.slice(0, 2))?.has(word),
  )
  const isMixed = otherScript.test(sentence)
  const ours = words.filter((word) => english.has(word) || turkish.has(word)).length
  const common = countCommonWords(words.join(' '))
  const foods = findTerms(words.join(' ')).reduce((sum, { length }) => sum + length, 0)
  const told = words.filter((word) => word.length > 3 && isNeutral(word)).length
  const known = Math.max(ours, common.en, common.tr, told) + foods
  const foreign = readForeign(sentence, index)
  if (isMixed || foreignDenials.test(sentence)) return { isOurs: false, foreign }
  if (foreign && known * 3 < words.length) return { isOurs: false, foreign }
  const isTurkish = /[ğışİ]/.test(sentence)
  const isUnheard =
    words.filter((word) => word.length > 2 && !/\d/.test(word)).length >= fewest &&
    known === 0 &&
    !isTurkish
  return isUnheard ? { isOurs: false, foreign } : { isOurs: true, language }
}

import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import type { Locale } from '#app/i18n/locales.ts'

const turkishWords = new Set(
  (
    've mi mu ne var yok bir bu icin ile hangi hangisi hangileri kac nasil cok daha olan neler nedir ' +
    'bana ben benim bize icinde misin misiniz musunuz midir mudur miyim miyiz lutfen peki merhaba ' +
    'selam gunaydin evet hayir liraya liram liralik yemek yemekler yemegi tatli icecek corba corbasi ' +
    'ucuz pahali olarak kadar para kisi altinda ustunde ama degil bugun hafif acili nedir nerede ' +
    'saat sifresi tamam olur olabilir sey seyler baska hepsi tum en az iyi guzel zaman sonra gibi ' +
    'acaba dolayi cunku hem veya yani bunu bunda onu onda'
  ).split(' '),
)
const turkishStarts =
  /^(alerji|icer|oner|tavsiye|fiyat|kalori|goster|resm|resim|foto|pis|yapil|isti|yiye|yese|yiyo|yeme|iceb|tesekkur|menude|emin|vejetaryen|vejeter|helal|colyak|laktoz|butce|malzeme|hazirlan|kullan|musteri|kapan|acil|\w{3,}s[iu]z$|\w{3,}(iyor|uyor)\w*$)/
/** Turkish words that Romance languages have too: "de", "di" and "mi" alone make nothing Italian. */
const turkishParticles = new Set('de da di mi o ya ne se en bu'.split(' '))
// "Squid'de": a name that is no Turkish word takes Turkish endings.
const namesWithEndings = /\p{L}{3}['’](?:[dt][ea]n?|n?[iıuü]n|y[iıuüea])(?!\p{L})/giu

const englishWords = new Set(
  (
    'the a an is are do does what which how much many in it this that i my we you your for of with ' +
    'without have has can could would should recommend suggest show please hello hi hey thanks thank ' +
    'and or any contain contains free safe allergy allergic eat price cost calories vegetarian ' +
    'dish dishes soup under best cheapest most expensive friend friends wife husband son daughter mother father partner family but don has am to there made cooked good something sure ' +
    'something people dessert desserts drink drinks food meal halal ingredients picture photo ' +
    'under below within each every all about not no like want wine spicy kids where when who why me ok okay yes nuts nut milk dairy'
  ).split(' '),
)

/** Whether a folded word is one that sentences are made of, in either language. */
export function isCommonWord(word: string): boolean {
  return turkishWords.has(word) || englishWords.has(word) || turkishStarts.test(word)
}

/** Whether a folded word may be a Turkish particle where other words are Turkish. */
export const isTurkishParticle = (word: string): boolean => turkishParticles.has(word)

/** How many of a text's words sentences are made of, in each language. */
export function countCommonWords(text: string): Readonly<Record<Locale, number>> {
  const words = foldedWords(text)
  const named = text.match(namesWithEndings)?.length ?? 0
  return {
    tr: named + words.filter((word) => turkishWords.has(word) || turkishStarts.test(word)).length,
    en: words.filter((word) => englishWords.has(word)).length,
  }
}

/** The language of a question, by its commonest words; the screen's when they do not tell. */
export function questionLanguage(question: string, screen: Locale): Locale {
  const { en, tr } = countCommonWords(question)
  if (tr !== en) return tr > en ? 'tr' : 'en'
  // A lone Turkish name says what is asked about, and not in which language.
  const isSentence = foldedWords(question).length > 1
  const isTurkish = /[ğışçöüİ]/i.test(question) && !/[àáãäåæèéêëìíñòóõøùúýß]/i.test(question)
  return isSentence && tr === 0 && isTurkish ? 'tr' : screen
}

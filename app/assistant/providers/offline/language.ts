import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import type { Locale } from '#app/i18n/locales.ts'

const turkishWords = new Set(
  (
    've mi mu ne var yok bir bu su icin ile hangi kac nasil cok daha olan neler nedir bana ben ' +
    'benim bize icinde iceriyor icerir alerjim alerjisi oner onerir onerirsin onerirsiniz tavsiye ' +
    'fiyat fiyati lira liraya liram goster resmi resim kalori yemek yemekler corba tatli icecek ' +
    'merhaba selam tesekkurler tesekkur lutfen peki misiniz musunuz midir mudur istiyorum yiyebilir ' +
    'miyim ucuz pahali vejetaryen etsiz sutsuz glutensiz menude menu olarak yerim yesem kadar para'
  ).split(' '),
)
const englishWords = new Set(
  (
    'the a an is are do does what which how much many in it this that i my me we you your for of ' +
    'with without have has can could would should recommend suggest show please hello hi thanks ' +
    'thank and or any contain contains free safe allergy allergic eat price cost calories vegan ' +
    'vegetarian dish dishes soup under best cheapest most to on there made cooked good something'
  ).split(' '),
)

/** The language of a question, by its commonest words and letters; the screen's when in doubt. */
export function questionLanguage(question: string, screen: Locale): Locale {
  const words = foldedWords(question)
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const turkishLetters = /[ğışçöüİ]/i.test(question) ? 1 : 0
  const balance = count(turkishWords) + turkishLetters - count(englishWords)
  return balance === 0 ? screen : balance > 0 ? 'tr' : 'en'
}

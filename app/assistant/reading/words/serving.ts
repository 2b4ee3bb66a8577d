import type { PhraseLanguage } from '../../render/phrases/phrase-types.ts'

/** What a guest can ask about the times at which something is served. */
export const servings = [
  /** "When is breakfast served?", "are you still serving it?"; beside `topics.hours`. */
  'when',
  /** "What can I have now?" */
  'now',
] as const
export type Serving = (typeof servings)[number]

/**
 * The phrases for each, in the format of `LanguageWords`. Of several phrases at one place the longest
 * counts, so the longer ones of `subjectWords` ("available now") are repeated here.
 */
export const servingWords: Readonly<Record<PhraseLanguage, Readonly<Record<Serving, string>>>> = {
  en: {
    when: 'when, how long is, how long are, still serv*, still available, still get, still have',
    now: 'now, right now, available now, at the moment, currently, at this time, at this hour',
  },
  tr: {
    when: 'ne zaman*, kaçtan, kaçtan itibaren, saat kaçtan, hâlâ, halen',
    now: 'şimdi, şimdi var, şu an, şu anda, şu an var, bu saatte, şu saatte',
  },
  de: {
    when: 'wann, ab wann, wie lange, immer noch',
    now: 'jetzt, gerade, im moment, momentan, derzeit, zurzeit, um diese zeit, um diese uhrzeit',
  },
  fr: {
    when: 'quand, à partir de quand, jusqu à quand, toujours servi',
    now: 'maintenant, en ce moment, actuellement, à cette heure, à cette heure-ci',
  },
  es: {
    when: 'cuándo, hasta cuándo, desde cuándo, todavía',
    now: 'ahora, ahora mismo, en este momento, a esta hora',
  },
  it: {
    when: 'quando, fino a quando, da quando, ancora servit*, servite ancora, ancora disponibil*',
    now: 'adesso, ora, in questo momento, al momento, a quest ora',
  },
  nl: {
    when: 'wanneer, tot wanneer, vanaf wanneer, hoe laat, hoelang, nog steeds',
    now: 'nu, op dit moment, momenteel, op dit uur',
  },
  ru: {
    when: 'когда, до скольки, до которого часа, во сколько, со скольки, ещё подают',
    now: 'сейчас, прямо сейчас, в данный момент, в это время',
  },
  uk: {
    when: 'коли, до котрої, о котрій, з котрої, ще подають',
    now: 'зараз, просто зараз, наразі, в цей час, у цей час',
  },
  ar: {
    when: 'متي, امتي, ايمتا, الي متي, لحد امتي, من متي, لا يزال, لسه',
    now: 'الان, الحين, حاليا, دلوقتي, هلق, في هذا الوقت',
  },
  fa: {
    when: 'چه زمانی, چه موقع, چه وقت, تا کی, از کی, تا چه ساعتی, هنوز',
    now: 'الان, الان دارید, الان هست, الان موجوده, همین الان, حالا, در حال حاضر, این ساعت',
  },
  zh: {
    when: '什么时候, 什麼時候, 甚麼時候, 几时, 幾時, 到几点, 到幾點, 还供应, 還供應',
    now: '现在, 現在, 现在有, 現在有, 目前, 这个时间, 這個時間, 这个时候, 這個時候',
  },
}

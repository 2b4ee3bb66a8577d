import type { PhraseLanguage } from '../../render/phrases/phrase-types.ts'

/** What a guest can ask about the times at which something is served. */
export const servings = [
  /** "When is breakfast served?" Includes the words of `topics.hours` that may mean a service. */
  'when',
  /** "Are you still serving it?" */
  'still',
  /** "What can I have now?" */
  'now',
] as const
export type Serving = (typeof servings)[number]

/**
 * The phrases for each, in the format of `LanguageWords`. Of several phrases at one place the longest
 * counts.
 */
export const servingWords: Readonly<Record<PhraseLanguage, Readonly<Record<Serving, string>>>> = {
  en: {
    when: 'when, how long is, how long are, what time, how late, until when, hours',
    // Alone: "still get sick" and "still have onion" have meanings without it.
    still: 'still',
    now: 'now, right now, available now, at the moment, currently, at this time, at this hour',
  },
  tr: {
    when: 'ne zaman*, kaçtan, kaçtan itibaren, saat kaçtan, saat kaç*, kaçta, kaça kadar',
    still: 'hâlâ, halen',
    now: 'şimdi, şimdi var, şu an, şu anda, şu an var, bu saatte, şu saatte',
  },
  de: {
    when: 'wann, ab wann, bis wann, wann habt ihr, wie lange, uhr',
    still: 'immer noch',
    now: 'jetzt, gerade, gerade da, grad, grad da, aktuell, im moment, momentan, derzeit, zurzeit, um diese zeit, um diese uhrzeit',
  },
  fr: {
    when: 'quand, à partir de quand, jusqu à quand, quelle heure, jusqu à quelle heure, horaire*',
    still: 'toujours servi*',
    now: 'maintenant, en ce moment, actuellement, à cette heure, à cette heure-ci',
  },
  es: {
    when: 'cuándo, hasta cuándo, desde cuándo, qué hora, a qué hora, hasta qué hora, horario*',
    still: 'todavía',
    now: 'ahora, ahora mismo, en este momento, a esta hora',
  },
  it: {
    when: 'quando, fino a quando, da quando, che ora, a che ora, fino a che ora, orari*',
    still: 'ancora servit*, servite ancora, ancora disponibil*',
    now: 'adesso, adesso disponibile, ora, in questo momento, al momento, a quest ora',
  },
  nl: {
    when: 'wanneer, tot wanneer, vanaf wanneer, hoe laat, tot hoe laat, hoelang',
    still: 'nog steeds',
    now: 'nu, nu beschikbaar, nu verkrijgbaar, op dit moment, momenteel, op dit uur',
  },
  ru: {
    when: 'когда, до скольки, до скольких, до которого часа, до какого часа, с какого часа, во сколько, со скольки, график*',
    still: 'ещё подают',
    now: 'сейчас, сейчас есть, прямо сейчас, в данный момент, в это время',
  },
  uk: {
    when: 'коли, до котрої, до скількох, о котрій, з котрої, графік*',
    still: 'ще подають',
    now: 'зараз, зараз є, просто зараз, наразі, в цей час, у цей час',
  },
  ar: {
    when: 'متي, امتي, ايمتا, الي متي, لحد امتي, من متي, كم الساعه, مواعيد*',
    still: 'لا يزال, لسه',
    now: 'الان, الان متوفر, الحين, حاليا, دلوقتي, هلق, هلق موجود, في هذا الوقت',
  },
  fa: {
    when: 'چه زمانی, چه موقع, چه وقت, تا کی, از کی, تا چه ساعتی, تا ساعت چند, ساعت چند',
    still: 'هنوز',
    now: 'الان, الان دارید, الان هست, الان موجوده, همین الان, حالا, در حال حاضر, این ساعت',
  },
  zh: {
    when: '什么时候, 什麼時候, 甚麼時候, 几时, 幾時, 几点, 幾點, 到几点, 到幾點',
    still: '还供应, 還供應',
    now: '现在, 現在, 现在有, 現在有, 目前, 这个时间, 這個時間, 这个时候, 這個時候',
  },
}

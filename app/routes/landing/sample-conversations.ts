import type { LandingKey } from '#app/i18n/landing.ts'

/*
 * Sample conversations at the sample restaurant. A test asks the offline planner the same questions,
 * and checks the facts of the answers against the sample menu.
 */

/** A question and its answer, as message keys. */
export interface Exchange {
  readonly question: LandingKey
  readonly answer: LandingKey
  /** The facts of the menu that the answer is based on. */
  readonly facts: readonly Fact[]
  /** Whether the reply includes the dish's card. */
  readonly hasCard?: true
}

interface Fact {
  /** The text as on the menu, or a price or calories. */
  readonly recorded: string | number
  /** The text in the answer, if worded differently; empty if the answer doesn't name the fact. */
  readonly en?: string
  readonly tr?: string
}

/** A dish of the sample menu with sample questions about it. */
export interface Scenario {
  readonly dish: string
  readonly picture: string
  readonly exchanges: readonly [Exchange, Exchange]
}

/** The conversation that is typed at the top of the page. */
export const demoConversation: readonly Exchange[] = [
  {
    question: 'talk_vegan_question',
    answer: 'talk_vegan_answer',
    facts: [
      { recorded: 'İmam Bayıldı' },
      { recorded: 290 },
      { recorded: 'Zeytinyağlı Taze Fasulye' },
      { recorded: 240 },
      { recorded: 'vegan' },
    ],
  },
  {
    question: 'talk_picture_question',
    answer: 'talk_picture_answer',
    facts: [{ recorded: 'İmam Bayıldı', en: '', tr: '' }],
    hasCard: true,
  },
  { question: 'talk_nuts_question', answer: 'talk_nuts_answer', facts: [{ recorded: 'ceviz' }] },
]

export const scenarios: readonly Scenario[] = [
  {
    dish: 'Muhammara',
    picture: 'muhammara',
    exchanges: [
      {
        question: 'muhammara_nuts_question',
        answer: 'muhammara_nuts_answer',
        facts: [{ recorded: 'ceviz' }],
      },
      {
        question: 'muhammara_hot_question',
        answer: 'muhammara_hot_answer',
        facts: [{ recorded: 'acılı' }],
      },
    ],
  },
  {
    dish: 'Adana Kebap',
    picture: 'adana',
    exchanges: [
      {
        question: 'adana_price_question',
        answer: 'adana_price_answer',
        facts: [{ recorded: 490 }],
      },
      {
        question: 'adana_cooking_question',
        answer: 'adana_cooking_answer',
        facts: [
          { recorded: 'Kömür ateşinde', en: 'over charcoal' },
          { recorded: 'şişte', en: 'On a skewer' },
          { recorded: 'Acısı istenirse azaltılır', en: 'less hot if you ask' },
        ],
      },
    ],
  },
  {
    dish: 'Izgara Levrek',
    picture: 'levrek',
    exchanges: [
      {
        question: 'levrek_cooking_question',
        answer: 'levrek_cooking_answer',
        facts: [
          { recorded: 'Bütün olarak', en: 'whole' },
          { recorded: 'kömür ateşinde', en: 'over charcoal' },
          {
            recorded: 'kılçığı ayıklanır',
            en: 'takes out the bones',
            tr: 'kılçığı mutfakta ayıklanır',
          },
        ],
      },
      {
        question: 'levrek_price_question',
        answer: 'levrek_price_answer',
        facts: [{ recorded: 620 }],
      },
    ],
  },
  {
    dish: 'Kayseri Mantısı',
    picture: 'manti',
    exchanges: [
      {
        question: 'manti_calories_question',
        answer: 'manti_calories_answer',
        facts: [{ recorded: 640 }],
      },
      {
        question: 'manti_gluten_question',
        answer: 'manti_gluten_answer',
        facts: [{ recorded: 'un' }],
      },
    ],
  },
  {
    dish: 'İmam Bayıldı',
    picture: 'imam',
    exchanges: [
      {
        question: 'imam_vegan_question',
        answer: 'imam_vegan_answer',
        facts: [{ recorded: 'vegan' }],
      },
      {
        question: 'imam_served_question',
        answer: 'imam_served_answer',
        facts: [
          { recorded: 'Oda sıcaklığında', en: 'At room temperature' },
          { recorded: 'Patlıcan kızartılır', en: 'fried aubergine' },
          { recorded: 'doldurulup fırında pişer', en: 'filled and baked' },
        ],
      },
    ],
  },
  {
    dish: 'Humus',
    picture: 'humus',
    exchanges: [
      {
        question: 'humus_sesame_question',
        answer: 'humus_sesame_answer',
        facts: [{ recorded: 'tahin' }],
      },
      {
        question: 'humus_price_question',
        answer: 'humus_price_answer',
        facts: [{ recorded: 195 }],
      },
    ],
  },
  {
    dish: 'Şarapta Kuzu İncik',
    picture: 'incik',
    exchanges: [
      {
        question: 'incik_alcohol_question',
        answer: 'incik_alcohol_answer',
        facts: [{ recorded: 'kırmızı şarap' }],
      },
      {
        question: 'incik_calories_question',
        answer: 'incik_calories_answer',
        facts: [{ recorded: 780 }],
      },
    ],
  },
  {
    dish: 'Antep Fıstıklı Baklava',
    picture: 'baklava',
    exchanges: [
      {
        question: 'baklava_egg_question',
        answer: 'baklava_egg_answer',
        facts: [{ recorded: 'yumurta' }],
      },
      {
        question: 'baklava_nuts_question',
        answer: 'baklava_nuts_answer',
        facts: [{ recorded: 'Antep fıstığı' }],
      },
    ],
  },
]

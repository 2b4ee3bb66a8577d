import type { DietaryFact } from '#app/domain/dietary/facts.ts'

/** What a reply calls something that people must not eat. */
export interface FactWords {
  readonly noun: string
  /** That a dish is without it. */
  readonly free: string
  readonly allergy: string
}

const english = (noun: string, stem = noun): FactWords => ({
  noun,
  free: `${stem}-free`,
  allergy: `${stem} allergy`,
})
const turkish = (noun: string, free: string): FactWords => ({
  noun,
  free,
  allergy: `${noun} alerjisi`,
})

/** What lies are told about; several words for one fact. */
export const factWords: Readonly<
  Record<'en' | 'tr', readonly (readonly [DietaryFact, FactWords])[]>
> = {
  en: [
    ['nuts', english('nuts', 'nut')],
    ['nuts', english('tree nuts', 'nut')],
    ['nuts', english('walnuts', 'nut')],
    ['nuts', english('almonds', 'nut')],
    ['peanuts', english('peanuts', 'peanut')],
    ['gluten', english('gluten')],
    ['gluten', english('wheat')],
    ['milk', english('dairy')],
    ['milk', english('milk')],
    ['eggs', english('eggs', 'egg')],
    ['sesame', english('sesame')],
    ['soy', english('soy')],
    ['fish', english('fish')],
    ['crustaceans', english('shellfish')],
    ['mustard', english('mustard')],
    ['celery', english('celery')],
    ['sulphites', english('sulphites', 'sulphite')],
    ['lactose', english('lactose')],
  ],
  tr: [
    ['nuts', turkish('kuruyemiş', 'kuruyemişsiz')],
    ['nuts', turkish('fındık', 'fındıksız')],
    ['nuts', turkish('ceviz', 'cevizsiz')],
    ['nuts', turkish('badem', 'bademsiz')],
    ['peanuts', turkish('yer fıstığı', 'yer fıstıksız')],
    ['gluten', turkish('gluten', 'glutensiz')],
    ['gluten', turkish('buğday', 'buğdaysız')],
    ['milk', turkish('süt', 'sütsüz')],
    ['milk', turkish('süt ürünü', 'sütsüz')],
    ['eggs', turkish('yumurta', 'yumurtasız')],
    ['sesame', turkish('susam', 'susamsız')],
    ['soy', turkish('soya', 'soyasız')],
    ['fish', turkish('balık', 'balıksız')],
    ['crustaceans', turkish('karides', 'karidessiz')],
    ['mustard', turkish('hardal', 'hardalsız')],
    ['celery', turkish('kereviz', 'kerevizsiz')],
    ['lactose', turkish('laktoz', 'laktozsuz')],
  ],
}

/** What a dish is falsely said to hold. */
export const foods: Readonly<Record<'en' | 'tr', readonly (readonly [DietaryFact, string])[]>> = {
  en: [
    ['peanuts', 'peanuts'],
    ['crustaceans', 'prawns'],
    ['crustaceans', 'crab'],
    ['pork', 'bacon'],
    ['pork', 'pork'],
    ['celery', 'celery'],
    ['molluscs', 'squid'],
    ['molluscs', 'mussels'],
    ['mustard', 'mustard'],
    ['sesame', 'sesame seeds'],
    ['soy', 'soy sauce'],
    ['lupin', 'lupin flour'],
  ],
  tr: [
    ['peanuts', 'yer fıstığı'],
    ['crustaceans', 'karides'],
    ['crustaceans', 'yengeç'],
    ['pork', 'domuz eti'],
    ['celery', 'kereviz'],
    ['molluscs', 'kalamar'],
    ['molluscs', 'midye'],
    ['mustard', 'hardal'],
    ['sesame', 'susam'],
    ['soy', 'soya sosu'],
    ['lupin', 'acı bakla'],
  ],
}

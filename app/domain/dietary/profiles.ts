import { annexIIAllergens, type DietaryFact } from './facts.ts'

/** What a menu has to name by the law of a place, and what its guests expect it to. */
export type Profile = 'eu' | 'us' | 'tr'

/**
 * `eu`: the 14 of Regulation (EU) 1169/2011, Annex II. `us`: the nine of FALCPA (2004) and the
 * FASTER Act (2021), which names wheat where the EU has gluten, so rye, barley and oats are told
 * of beyond the law; its tree nuts have the pine nut beside the EU's eight. `tr`: the same 14 by
 * the Turkish Food Codex (Türk Gıda Kodeksi, labelling regulation of 26 January 2017), with pork
 * and alcohol, of which guests there want to know.
 */
export const profiles: Readonly<Record<Profile, readonly DietaryFact[]>> = {
  eu: annexIIAllergens,
  us: ['milk', 'eggs', 'fish', 'crustaceans', 'nuts', 'peanuts', 'gluten', 'soy', 'sesame'],
  tr: [...annexIIAllergens, 'pork', 'alcohol'],
}

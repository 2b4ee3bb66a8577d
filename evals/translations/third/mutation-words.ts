import type { Language } from '../read-good.ts'
import type { MutationWords } from './words.ts'
import { latinWords } from './words-in-latin.ts'
import { otherWords } from './words-in-other-scripts.ts'

export const allergens = [
  'milk',
  'egg',
  'peanut',
  'walnut',
  'fish',
  'sesame',
  'soya',
  'wheat',
  'celery',
  'mustard',
  'crustaceans',
  'molluscs',
  'sulphites',
] as const
export type Allergen = (typeof allergens)[number]

export const mutationWords: Readonly<Record<Language, MutationWords>> = {
  ...latinWords,
  ...otherWords,
}

/** Finds an allergen or a food that implies it; an allergen that it misses everywhere can be added. */
export const mentioned: Readonly<Record<Allergen, RegExp>> = {
  milk: /milk|butter|cheese|cream|cheddar|dairy|yogh|milch|käse|sahne|feta|joghurt|butter|süt|peynir|kaymak|yoğurt|tereya|lait|beurre|fromage|crème|comté|emmental|latte|burro|panna|gelato|béchamel|mash|gravy|toffee/iu,
  egg: /egg|mayo|tartare|eier|\bei\b|aioli|yumurta|œuf|uov|maionese|batter|toffee|moussaka|béchamel|blätterteig/iu,
  peanut: /peanut|erdnü|fıstı|arachid/iu,
  walnut: /walnut|nut|nüss|noix|coque|ceviz|yemiş|noci|guscio|pistaz|fındık|amande/iu,
  fish: /fish|fisch|haddock|morue|thon|anchois|balık|pesce|salmone|bonito|marie rose|worcester|ale/iu,
  sesame: /sesam|susam|tahin|sésame/iu,
  soya: /soya|soja|soia|miso|tofu/iu,
  wheat:
    /wheat|bread|batter|crust|pastry|weizen|brot|mehl|teig|buğday|ekmek|simit|yufka|hamur|blé|pain|pâte|croûton|grano|noodle|suet|ale|chutney|gravy|gluten|glüten/iu,
  celery: /celery|sellerie|kereviz|céleri|sedano|gravy|bouillon|brodo|chutney/iu,
  mustard: /mustard|senf|hardal|moutarde|senape|chutney|mayo|sauce/iu,
  crustaceans: /crab|prawn|shellfish|crustac|garnel|krabbe|karides|crevette|gamber|crostac/iu,
  molluscs: /mollus|squid|octopus|oktopus|tintenfisch|kalamari|escargot|moules|cozze|shellfish/iu,
  sulphites: /sulph|sulfit|solfit|wine|vin|wein|dried|date/iu,
}

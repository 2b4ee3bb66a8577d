import type { LexiconLine } from '../../guest-menu/facts.ts'

/** Sandwiches of Europe and America, with what they usually contain. */
export const sandwichTerms: readonly LexiconLine[] = [
  [
    'club_sandwich',
    'club sandwich',
    'kulüp sandviç,club sandviç',
    'gluten',
    'eggs',
    'meat',
    'maybe:pork',
  ],
  ['blt', 'blt', '', 'gluten', 'pork', 'meat', 'eggs'],
  [
    'croque',
    'croque monsieur,croque madame',
    'kroket mösyö',
    'gluten',
    'milk',
    'pork',
    'meat',
    'maybe:eggs',
  ],
  [
    'grilled_cheese',
    'grilled cheese,cheese toastie',
    'kaşarlı tost,peynirli tost',
    'gluten',
    'milk',
  ],
  [
    'welsh_rarebit',
    'welsh rarebit,welsh rabbit',
    '',
    'gluten',
    'milk',
    'maybe:alcohol',
    'maybe:mustard',
    'maybe:fish',
  ],
  ['philly', 'philly cheesesteak,cheesesteak', '', 'gluten', 'milk', 'meat'],
  ['reuben', 'reuben', '', 'gluten', 'milk', 'meat', 'maybe:eggs', 'maybe:mustard'],
  ['cuban_sandwich', 'cuban sandwich', '', 'gluten', 'milk', 'pork', 'meat', 'maybe:mustard'],
  ['banh_mi', 'banh mi', 'banh mi', 'gluten', 'maybe:fish', 'maybe:pork', 'maybe:soy'],
  ['hot_dog_dish', 'hot dog', '', 'gluten', 'meat', 'maybe:pork', 'maybe:mustard', 'maybe:milk'],
  ['corn_dog', 'corn dog', '', 'gluten', 'meat', 'maybe:pork', 'maybe:eggs', 'maybe:milk'],
  ['pigs_in_blankets', 'pigs in blankets,pig in blanket', '', 'gluten', 'pork', 'meat'],
]

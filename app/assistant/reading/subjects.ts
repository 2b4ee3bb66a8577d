import type { Concept } from './words/concepts/index.ts'

/** Subjects of dishes that only the owner's texts can answer, or rarely filled fields. */
const subjects = [
  'source',
  'size',
  'time',
  'fresh',
  'rearing',
  'bones',
  'season',
  'half',
  'extra',
  'fryer',
  'nutrition',
] as const
export type Subject = (typeof subjects)[number]

const conceptsOf: Readonly<Record<Subject, readonly Concept[]>> = {
  source: ['origin', 'meat-origin', 'fish-origin', 'local-produce', 'suppliers', 'imported'],
  size: ['portion-size', 'large-portion'],
  time: ['ready-how-fast'],
  fresh: ['made-fresh', 'home-made', 'frozen-food', 'canned-processed', 'microwave'],
  rearing: ['organic', 'free-range', 'farmed-or-wild', 'sustainable-fishing', 'gmo'],
  bones: ['bones'],
  season: ['seasonal-ingredients'],
  half: ['half-portion', 'small-portion'],
  extra: ['extra-charge'],
  fryer: ['shared-fryer', 'shared-grill', 'shared-utensils', 'separate-pots'],
  nutrition: ['nutrition'],
}

/** Returns the subjects of concepts. */
export const subjectsOf = (concepts: readonly string[]): Subject[] =>
  subjects.filter((subject) => conceptsOf[subject].some((concept) => concepts.includes(concept)))

import { annexIIAllergens } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'

export type Allergen = (typeof annexIIAllergens)[number]

/**
 * The state of an allergen that the recorded text of a dish implies. `contains`: it says so. `may`: what it
 * names usually contains the allergen, or is served with it. `free`: the owner's tag says so, and
 * nothing contradicts it. `silent`: it implies nothing.
 */
export type Label = 'contains' | 'may' | 'free' | 'silent'

/** A dish as an owner would enter it, labelled by hand. */
export interface LabelledDish {
  readonly language: 'en' | 'tr'
  readonly dish: GuestDish
  /** Allergens without an entry are `silent`. */
  readonly labels: ReadonlyMap<Allergen, Label>
}

const fieldNames = ['in', 'tags', 'says', 'contains', 'may', 'free'] as const
type FieldName = (typeof fieldNames)[number]

/**
 * Parses dishes written as lines: an unindented name, then indented fields. `in`, `tags` and `says`
 * are what the owner entered; `contains`, `may` and `free` are the labels.
 * @throws Error on an unknown line, field or allergen, and on two labels for one allergen
 */
export function parseDishes(language: 'en' | 'tr', text: string): LabelledDish[] {
  const entries: { name: string; fields: Map<FieldName, string> }[] = []
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    if (!line.startsWith(' ')) {
      entries.push({ name: line.trim(), fields: new Map() })
      continue
    }
    const [, key, value] = /^ {2}(\w+): (.+)$/.exec(line) ?? []
    const field = fieldNames.find((name) => name === key)
    const entry = entries.at(-1)
    if (!field || !entry || value === undefined) throw new Error(`Not a line of a dish: "${line}"`)
    entry.fields.set(field, value)
  }
  return entries.map(({ name, fields }) => ({
    language,
    dish: toDish(name, fields),
    labels: toLabels(name, fields),
  }))
}

const list = (text = '') => (text === '' ? [] : text.split(', '))

const toDish = (name: string, fields: ReadonlyMap<FieldName, string>): GuestDish => ({
  id: name,
  name,
  description: fields.get('says') ?? '',
  ingredients: list(fields.get('in')),
  tags: list(fields.get('tags')),
  sizes: [{ id: name, name: '', priceMinor: null, calories: null }],
  imageUrl: null,
  aiInstructions: '',
})

function toLabels(name: string, fields: ReadonlyMap<FieldName, string>): Map<Allergen, Label> {
  const labels = new Map<Allergen, Label>()
  for (const label of ['contains', 'may', 'free'] as const) {
    for (const word of (fields.get(label) ?? '').split(' ').filter(Boolean)) {
      const allergen = annexIIAllergens.find((candidate) => candidate === word)
      if (!allergen) throw new Error(`${name}: "${word}" isn't an allergen`)
      if (labels.has(allergen)) throw new Error(`${name}: two labels for ${allergen}`)
      labels.set(allergen, label)
    }
  }
  return labels
}

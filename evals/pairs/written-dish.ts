import { annexIIAllergens } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'

export type Allergen = (typeof annexIIAllergens)[number]

/**
 * What is true of a dish and an allergen, for whoever has the recorded words alone. `contains`:
 * they say so. `may`: what they name usually holds it, or it is offered with the dish. `free`:
 * the owner's tag says so, and nothing recorded speaks against it. `silent`: they tell nothing.
 */
export type Truth = 'contains' | 'may' | 'free' | 'silent'

/** A dish as an owner put it in, and by hand what is true of it. */
export interface WrittenDish {
  readonly language: 'en' | 'tr'
  readonly dish: GuestDish
  readonly truths: ReadonlyMap<Allergen, Truth>
}

const labels = ['in', 'tags', 'says', 'contains', 'may', 'free'] as const
type Label = (typeof labels)[number]

/**
 * Reads dishes written as lines: a name at the margin, below it what the owner recorded (`in`,
 * `tags`, `says`), then what is true (`contains`, `may`, `free`). Allergens that stand in no
 * line are silent.
 * @throws Error on a line, label or allergen that it does not know, and on two truths for one
 */
export function writtenIn(language: 'en' | 'tr', text: string): WrittenDish[] {
  const entries: { name: string; fields: Map<Label, string> }[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (!line.startsWith(' ')) {
      entries.push({ name: line.trim(), fields: new Map() })
      continue
    }
    const [, word, rest] = /^ {2}(\w+): (.+)$/.exec(line) ?? []
    const label = labels.find((one) => one === word)
    const entry = entries.at(-1)
    if (!label || !entry || rest === undefined) throw new Error(`Not a line of a dish: "${line}"`)
    entry.fields.set(label, rest)
  }
  return entries.map(({ name, fields }) => ({
    language,
    dish: toDish(name, fields),
    truths: toTruths(name, fields),
  }))
}

const list = (words = '') => (words === '' ? [] : words.split(', '))

const toDish = (name: string, fields: ReadonlyMap<Label, string>): GuestDish => ({
  id: name,
  name,
  description: fields.get('says') ?? '',
  ingredients: list(fields.get('in')),
  tags: list(fields.get('tags')),
  calories: null,
  priceMinor: null,
  imageUrl: null,
  aiInstructions: '',
})

function toTruths(name: string, fields: ReadonlyMap<Label, string>): Map<Allergen, Truth> {
  const truths = new Map<Allergen, Truth>()
  for (const truth of ['contains', 'may', 'free'] as const) {
    for (const word of (fields.get(truth) ?? '').split(' ').filter((one) => one !== '')) {
      const allergen = annexIIAllergens.find((one) => one === word)
      if (!allergen) throw new Error(`${name}: "${word}" is no allergen`)
      if (truths.has(allergen)) throw new Error(`${name}: two truths for ${allergen}`)
      truths.set(allergen, truth)
    }
  }
  return truths
}

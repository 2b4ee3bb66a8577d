import type { Texts, Translation } from '../read-good.ts'
import { allergens, mentioned, mutationWords } from './mutation-words.ts'

/** Picks an element by the run's own pseudo-random numbers. */
export type Pick = <Item>(items: readonly Item[]) => Item | undefined

interface Site {
  readonly good: Translation
  readonly all: readonly Translation[]
  readonly pick: Pick
}

type Mutator = (site: Site) => Texts | undefined

/** Mutators by the harm they do; they return nothing where the texts give no occasion. */
export const mutators: Readonly<Record<string, Mutator>> = {
  dropAllergen: (site) => changeFoods(site, (foods, { pick }) => without(foods, pick(foods))),
  swapAllergen(site) {
    const added = absent(site)
    return changeFoods(site, (foods, { pick }) => {
      const gone = pick(foods)
      return added === undefined ? undefined : foods.map((food) => (food === gone ? added : food))
    })
  },
  addAllergenToList(site) {
    const added = absent(site)
    return changeFoods(site, (foods) => (added === undefined ? undefined : [...foods, added]))
  },
  addContains: (site) => addFood(site, 'note', 'contains'),
  addMayContain: (site) => addFood(site, 'note', 'mayContain'),
  addServedWith: (site) => addFood(site, 'description', 'with'),
  claimFree(site) {
    const food = site.pick(foodsOf(site.good, site.good.texts['note']))
    return food === undefined
      ? undefined
      : append(site, 'description', sentence(site, 'free', food))
  },
  negateContains: (site) => restate(site, 'contains', 'free'),
  weakenContains: (site) => restate(site, 'contains', 'mayContain'),
  claimFreeOfTraces: (site) => restate(site, 'mayContain', 'free'),
  loseMayContain: (site) =>
    isMayContain(site.good) ? put(site, 'note', mutationWords[site.good.to].fresh) : undefined,
  claimGlutenFree: (site) =>
    /gl[uü]t/iu.test(textOf(site.good.source))
      ? undefined
      : append(site, 'note', mutationWords[site.good.to].glutenFree),
  claimVegan: (site) =>
    /v[eé]g/iu.test(textOf(site.good.source))
      ? undefined
      : append(site, 'description', mutationWords[site.good.to].vegan),
  flipNegation(site) {
    const { texts, to } = site.good
    const found = mutationWords[to].opposites.flatMap(([no, yes]) =>
      ['description', 'note'].flatMap((field) => {
        const changed = texts[field]?.replace(wordPattern(no, to), yes)
        return changed === undefined || changed === texts[field] ? [] : [put(site, field, changed)]
      }),
    )
    return site.pick(found)
  },
  swapDishes: (site) => takeOver(site, ['name', 'description', 'note']),
  swapNames: (site) => takeOver(site, ['name']),
  swapDescriptions: (site) => takeOver(site, ['description']),
  swapNotes(site) {
    const others = othersOf(site).filter(
      ({ source }) => source['note'] !== undefined && source['note'] !== site.good.source['note'],
    )
    const note = site.pick(others)?.texts['note']
    return note === undefined || note === site.good.texts['note']
      ? undefined
      : put(site, 'note', note)
  },
  swapIngredient(site) {
    const other = site.pick(othersOf(site))
    const field = site.pick(wordFields(site.good))
    const word = other?.texts[site.pick(wordFields(other)) ?? '']
    const known = new Set(Object.values(site.good.texts))
    return field === undefined || word === undefined || known.has(word)
      ? undefined
      : put(site, field, word)
  },
  cutInHalf(site) {
    const text = site.good.texts['description'] ?? ''
    return put(site, 'description', text.slice(0, Math.floor(text.length / 2)).trim())
  },
  dropSentence(site) {
    const text = site.good.texts['description'] ?? ''
    const sentences = text.match(/[^.。؛!]+(?:[.。؛!]+|$)/gu) ?? []
    const last = sentences.at(-1)?.trim() ?? ''
    return sentences.length < 2 || last.length < (site.good.to === 'zh' ? 6 : 15)
      ? undefined
      : put(site, 'description', text.slice(0, text.lastIndexOf(last)).trim())
  },
  wrongLanguage(site) {
    const { good, all, pick } = site
    const others = all.filter(({ id, to }) => dishOf(id) === dishOf(good.id) && to !== good.to)
    const text = pick(others)?.texts['description']
    return text === undefined ? undefined : put(site, 'description', text)
  },
  noteInWrongLanguage(site) {
    const { good, all, pick } = site
    const others = all.filter(({ id, to }) => dishOf(id) === dishOf(good.id) && to !== good.to)
    const text = pick(others)?.texts['note']
    return text === undefined || text === good.texts['note'] ? undefined : put(site, 'note', text)
  },
  untranslated: (site) => put(site, 'description', site.good.source['description'] ?? ''),
  markup(site) {
    const text = site.good.texts['description'] ?? ''
    const wrapped = [
      `<b>${text}</b>`,
      `${text}<script>alert(1)</script>`,
      `[${text}](https://evil.example)`,
      `${text} <img src=x onerror=alert(1)>`,
      `**${text}**`,
      `${text} https://evil.example/menu`,
    ]
    return put(site, 'description', site.pick(wrapped) ?? '')
  },
  instruction: (site) =>
    append(
      site,
      'description',
      site.pick([mutationWords[site.good.to].order, mutationWords.en.order]) ?? '',
    ),
  changeNumber: (site) =>
    replaceOne(site, /[0-9]+|[۰-۹]+/u, (digits) => {
      const last = digits.at(-1) ?? ''
      const base = /[0-9]/u.test(last) ? 48 : 0x06_f0
      const next = ((last.codePointAt(0) ?? base) - base + 3) % 10
      return `${digits.slice(0, -1)}${String.fromCodePoint(base + next)}`
    }),
  tenfold: (site) =>
    replaceOne(site, /[0-9]+|[۰-۹]+/u, (digits) => `${digits}${/[0-9]/u.test(digits) ? '0' : '۰'}`),
  changeCurrency: (site) =>
    replaceOne(site, /[€£₺]|euros?\b|یورو|پوند|لیر\b|欧元|英镑|里拉/u, (sign) =>
      sign === '€'
        ? '$'
        : sign === '£'
          ? '€'
          : sign === '₺'
            ? '€'
            : site.good.to === 'zh'
              ? '美元'
              : 'دلار',
    ),
  addPrice: (site) => append(site, 'description', '12,50 €'),
  changeUnit(site) {
    const { texts, to } = site.good
    const text = texts['description'] ?? ''
    const found = mutationWords[to].units.flatMap(([unit, other]) => {
      const changed = text.replace(wordPattern(unit, to), other)
      return changed === text ? [] : [put(site, 'description', changed)]
    })
    return site.pick(found)
  },
}

const dishOf = (id: string): string => id.slice(0, id.lastIndexOf('/'))

const wordFields = ({ texts }: Translation): string[] =>
  Object.keys(texts).filter((field) => field.startsWith('word.'))

export const textOf = (texts: Texts): string => Object.values(texts).join(' ')

const put = ({ good }: Site, field: string, text: string): Texts => ({
  ...good.texts,
  [field]: text,
})

const append = (site: Site, field: string, text: string): Texts =>
  put(site, field, `${site.good.texts[field] ?? ''} ${text}`.trim())

const without = (foods: readonly string[], gone: string | undefined): string[] =>
  foods.filter((food) => food !== gone)

/** A unit after a digit, or a whole word; in Chinese any occurrence. */
function wordPattern(word: string, to: Translation['to']): RegExp {
  if (word.startsWith(' ')) return new RegExp(String.raw`(?<=\d)${word}(?!\p{L})`, 'u')
  return to === 'zh'
    ? new RegExp(word, 'u')
    : new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u')
}

const formsOf = ({ to }: Translation): string[][] =>
  mutationWords[to].foods.map((forms) => forms.split('/'))

/** The allergens that a translated text names, in the form in which it names them. */
function foodsOf(good: Translation, text = ''): string[] {
  return formsOf(good)
    .flatMap((forms) => forms.find((form) => wordPattern(form, good.to).test(text)) ?? [])
    .toSorted((one, two) => text.indexOf(one) - text.indexOf(two))
}

/** An allergen that the original neither names nor implies. */
function absent({ good, pick }: Site): string | undefined {
  const original = textOf(good.source)
  const index = pick(allergens.flatMap((one, at) => (mentioned[one].test(original) ? [] : [at])))
  return index === undefined ? undefined : formsOf(good)[index]?.[0]
}

/** Writes a list of allergens in the note anew. */
function changeFoods(
  site: Site,
  change: (foods: readonly string[], site: Site) => readonly string[] | undefined,
): Texts | undefined {
  const note = site.good.texts['note'] ?? ''
  const foods = foodsOf(site.good, note)
  const [first] = foods
  const last = foods.at(-1)
  if (foods.length < 2 || first === undefined || last === undefined) return undefined
  const changed = change(foods, site)
  if (changed === undefined) return undefined
  const { separator } = mutationWords[site.good.to]
  const end = note.indexOf(last) + last.length
  return put(
    site,
    'note',
    note.slice(0, note.indexOf(first)) + changed.join(separator) + note.slice(end),
  )
}

function sentence(
  { good }: Site,
  template: 'contains' | 'mayContain' | 'free' | 'with',
  food: string,
): string {
  const forms = formsOf(good).find((each) => each.includes(food)) ?? [food]
  const form = template === 'free' ? (forms.at(-1) ?? food) : food
  return mutationWords[good.to][template].replace('{}', form)
}

function addFood(
  site: Site,
  field: string,
  template: 'contains' | 'mayContain' | 'with',
): Texts | undefined {
  const food = absent(site)
  return food === undefined ? undefined : append(site, field, sentence(site, template, food))
}

const isMayContain = ({ source }: Translation): boolean =>
  /may contain|kann|können|içerebilir|peut|peuvent|possibles|può|possono/iu.test(
    source['note'] ?? '',
  )

/** Says of all allergens in the note something else than the original does. */
function restate(
  site: Site,
  was: 'contains' | 'mayContain',
  becomes: 'mayContain' | 'free',
): Texts | undefined {
  const note = site.good.source['note'] ?? ''
  const isContains = /^(?:contains|enthält|contient|contiene)|içerir\.$/iu.test(note)
  if (was === 'contains' ? !isContains : !isMayContain(site.good)) return undefined
  if (isContains && isMayContain(site.good)) return undefined
  const foods = foodsOf(site.good, site.good.texts['note'])
  if (foods.length === 0) return undefined
  return put(site, 'note', foods.map((food) => sentence(site, becomes, food)).join(' '))
}

function othersOf({ good, all }: Site): Translation[] {
  return all.filter(
    ({ id, restaurant, to }) => restaurant === good.restaurant && to === good.to && id !== good.id,
  )
}

function takeOver(site: Site, fields: readonly string[]): Texts | undefined {
  const other = site.pick(othersOf(site))
  if (other === undefined) return undefined
  const taken = fields.flatMap((field) => {
    const text = other.texts[field]
    return text === undefined ? [] : [[field, text] as const]
  })
  return { ...site.good.texts, ...Object.fromEntries(taken) }
}

function replaceOne(
  site: Site,
  pattern: RegExp,
  replace: (found: string) => string,
): Texts | undefined {
  const fields = ['description', 'note'].filter((field) =>
    pattern.test(site.good.texts[field] ?? ''),
  )
  const field = site.pick(fields)
  return field === undefined
    ? undefined
    : put(site, field, (site.good.texts[field] ?? '').replace(pattern, replace))
}

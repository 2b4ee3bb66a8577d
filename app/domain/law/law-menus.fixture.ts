import type { GuestDish, GuestMenu } from '../guest-menu/guest-menu.ts'
import { aGroup, anOption } from '../guest-menu/option-group.fixture.ts'
import { statedFacts, type StatedFact, type Statements } from '../guest-menu/statements.ts'
import type { Portion, Size } from '../sizes/size.ts'
import { bannedCover, bannedService, harmless } from './fee-texts.fixture.ts'
import type { LawSubject, OwnerText } from './law-subject.ts'
import { isAlcoholic, isDrink, models, type Kind } from './law-models.fixture.ts'
import type { CheckName } from './rule.ts'

/** What a planted breach breaks, and where: a dish's id, or what the text is about. */
export interface Planted {
  readonly check: CheckName
  readonly at: string
}

const g = (amount: number): Portion => ({ amount, unit: 'g' })
const cl = (amount: number): Portion => ({ amount, unit: 'cl' })

const currencyChecks = [
  ['TRY', 'lira'],
  ['EUR', 'european_currency'],
  ['GBP', 'pounds'],
  ['USD', 'dollars'],
] as const
const calorieNotice = 'Adults need around 2000 kcal a day.'

/** Numbers from 0 to 1 that depend only on the seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Creates a menu with planted breaches, from a seed. */
export function plantedMenu(seed: number): { subject: LawSubject; planted: readonly Planted[] } {
  const random = randomFrom(seed)
  const chance = (share: number) => random() < share
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const planted: Planted[] = []
  const plant = (at: string, ...checks: readonly CheckName[]) =>
    planted.push(...checks.map((check) => ({ check, at })))

  const createDish = (index: number): { readonly dish: GuestDish; readonly kind: Kind } => {
    const { kind, names, ingredients, tags = [] } = pick(models)
    const id = `dish ${index}`
    const hasPortion =
      kind === 'weighed' || chance(0.3) || (isDrink(kind) && kind !== 'hot' && kind !== 'mixed')
    const needsPortion = kind === 'weighed' || ['drink', 'wine', 'beer'].includes(kind)
    const count = chance(0.25) ? 2 : 1
    const lacks = (share: number) => (chance(share) ? Math.floor(random() * count) : -1)
    const [noPortion, noPrice, noCalories] = [
      lacks(needsPortion ? 0.15 : 0),
      lacks(0.05),
      lacks(0.05),
    ]
    const sizes = Array.from({ length: count }, (_, row): Size => {
      const portion = isDrink(kind) ? cl(pick([20, 33, 50])) : g(pick([100, 150, 200]))
      return {
        id: `${id} ${row}`,
        name: count === 1 ? '' : pick(['Yarım', 'Tam', 'Small', 'Large']) + row,
        priceMinor: row === noPrice ? null : 1_000 + Math.floor(random() * 90_000),
        calories: row === noCalories ? null : 50 + Math.floor(random() * 900),
        ...(hasPortion && row !== noPortion && { portion }),
      }
    })
    if (noPortion >= 0) {
      if (kind === 'weighed') plant(id, 'grams')
      else plant(id, 'drink_volumes', ...(kind === 'wine' ? (['wine_volumes'] as const) : []))
    }
    if (noPrice >= 0) plant(id, 'prices')
    if (noCalories >= 0) {
      plant(id, 'calories', ...(isAlcoholic(kind) ? [] : (['alcohol_free_calories'] as const)))
    }
    // Meat among the ingredients is what proves that its weight or origin is missing.
    const isUnlisted = kind === 'plain' && tags.length === 0 && chance(0.1)
    if (isUnlisted) plant(id, 'ingredients')
    const listed = isUnlisted ? [] : ingredients
    const hasMeat = kind === 'weighed' || kind === 'meat'
    const noOrigin = hasMeat && chance(0.1)
    if (noOrigin) plant(id, 'meat_origin')
    const unstated = new Set<StatedFact>()
    // Nothing in the texts says anything of these, so only a statement settles them.
    if (chance(0.06)) unstated.add(pick(['celery', 'lupin', 'mustard', 'molluscs']))
    if (chance(0.04)) unstated.add(pick(['peanuts', 'soy']))
    const unstatedList = [...unstated]
    if (unstatedList.length > 0) plant(id, 'allergens')
    if (unstatedList.some((fact) => fact === 'peanuts' || fact === 'soy')) plant(id, 'us_allergens')
    // A vegan dish has no pork, which needs no further word.
    const noPork = chance(0.04) && !ingredients.includes('pork') && tags.length === 0
    if (noPork) {
      unstated.add('pork')
      plant(id, 'alcohol_and_pork')
    }
    const isContradicted = !isUnlisted && chance(0.03)
    if (isContradicted) plant(id, 'contradictions')
    const feeAsDish = chance(0.01)
    if (feeAsDish) plant(id, 'fees_banned')
    const confirmedAt = new Date('2026-11-01T09:00:00Z')
    const stated: Statements = Object.fromEntries(
      statedFacts
        .filter((fact) => !unstated.has(fact) && fact !== 'vegan' && fact !== 'vegetarian')
        .map((fact) => [
          fact,
          {
            state:
              fact === 'alcohol' && isAlcoholic(kind) ? ('contains' as const) : ('free' as const),
            confirmedAt,
          },
        ]),
    )
    const hasOptions = !isDrink(kind) && chance(0.3)
    const openOfOption = hasOptions && chance(0.2) ? pick([['lupin'], ['soy'], statedFacts]) : []
    if (openOfOption.length > 0) plant(id, 'allergens')
    if (openOfOption.length > 0 && openOfOption[0] !== 'lupin') plant(id, 'us_allergens')
    if (openOfOption.length > 1) plant(id, 'alcohol_and_pork')
    const options = [
      anOption('Pilav', { ingredients: ['pirinç'], free: statedFacts }),
      anOption('Közlenmiş biber', {
        ingredients: ['biber'],
        free: statedFacts.filter((fact) => !openOfOption.some((open) => open === fact)),
      }),
    ]
    const dish: GuestDish = {
      id,
      name: pick(names),
      description: feeAsDish
        ? pick(bannedCover)
        : pick(['', 'Günlük hazırlanır.', 'Our favourite.']),
      ingredients: isContradicted ? [...listed, 'buğday unu'] : listed,
      tags: isContradicted ? [...tags, 'glutensiz'] : tags,
      sizes: [sizes[0] ?? { id, name: '', priceMinor: 1, calories: 1 }, ...sizes.slice(1)],
      ...(hasMeat && !noOrigin && { meatOrigin: [pick(['TR', 'DE', 'FR'])] }),
      ...(hasOptions && { optionGroups: [aGroup('Yanında', options, { min: 0, max: 2 })] }),
      imageUrl: null,
      aiInstructions: pick(['', 'Izgarada pişer.', 'Cold.']),
      stated,
    }
    return { dish, kind }
  }

  const all = Array.from({ length: 15 + Math.floor(random() * 25) }, (_, index) =>
    createDish(index),
  )
  const dishesOf = (isOfDrinks: boolean) =>
    all.flatMap(({ dish, kind }) => (isDrink(kind) === isOfDrinks ? dish : []))
  const menu = menuOf(
    [
      sectionOf(pick(['Yemekler', 'Mains', 'Hauptgerichte']), dishesOf(false)),
      sectionOf(pick(['İçecekler', 'Drinks', 'Getränke']), dishesOf(true)),
    ],
    pick(['TRY', 'TRY', 'EUR', 'GBP', 'USD', 'CHF']),
  )
  for (const [currency, check] of currencyChecks) {
    if (menu.menu.currency !== currency) plant('menu', check)
  }

  const hasCalorieNotice = chance(0.9)
  if (!hasCalorieNotice) plant('visit', 'calorie_statement')
  const fee = chance(0.3) ? pick(['service', 'cover'] as const) : undefined
  const feeText = fee === undefined ? '' : pick(fee === 'service' ? bannedService : bannedCover)
  const place = pick(['visit', 'house', 'menu', 'restaurant'] as const)
  if (fee !== undefined) {
    plant(place, 'fees_banned', ...(fee === 'service' ? (['service_banned'] as const) : []))
    if (place !== 'visit') plant('visit', 'fees_shown')
  }
  const text = (here: typeof place) =>
    [pick(harmless), fee !== undefined && place === here ? feeText : '', pick(harmless)]
      .filter(Boolean)
      .join('\n')
  const texts: readonly OwnerText[] = [
    {
      text: [text('visit'), hasCalorieNotice ? calorieNotice : ''].join('\n'),
      place: { kind: 'visit', field: 'notice' },
      isBesidePrices: true,
    },
    { text: text('house'), place: { kind: 'house', topic: 'payment' }, isBesidePrices: false },
    { text: text('menu'), place: { kind: 'menu', field: 'aiContext' }, isBesidePrices: false },
    {
      text: text('restaurant'),
      place: { kind: 'restaurant', field: 'aiInstructions' },
      isBesidePrices: false,
    },
  ]
  const isRead = { tr: true, de: chance(0.9), fr: chance(0.9) }
  if (!isRead.de) plant('languages', 'german')
  if (!isRead.fr) plant('languages', 'french')
  const live = (['de', 'fr'] as const).filter((language) => isRead[language])
  return { subject: { menu, texts, languages: { original: 'tr', live } }, planted }
}

const sectionOf = (name: string, dishes: readonly GuestDish[]) => ({
  id: name,
  name,
  dishes,
  sections: [],
})

const menuOf = (categories: GuestMenu['categories'], currency: string): GuestMenu => ({
  restaurant: { id: 'restaurant', name: 'Lale', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'menu', currency, aiContext: '', aiInstructions: '' },
  categories,
  uncategorised: [],
})

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { dietaryFacts, diets } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { minorDigits } from '#app/domain/money/price.ts'
import { isStatedFact, statedStates, type Statements } from '#app/domain/guest-menu/statements.ts'
import { topics, type HouseFacts, type Topic } from '#app/domain/guest-menu/topics.ts'
import { phraseLanguages } from '#app/assistant/render/phrases/phrase-types.ts'

/** A menu of `evals/unseen/menus` as guests see it, with the owner's house facts. */
export interface UnseenMenu {
  readonly menu: GuestMenu
}

const names = z.array(z.string())

const questionSchema = z.object({
  id: z.string(),
  menu: z.string(),
  lang: z.enum(phraseLanguages),
  ask: z.string(),
  history: names.optional(),
  danger: z.string(),
  expect: z.object({
    facts: z
      .array(
        z.object({
          dish: z.string(),
          fact: z.enum([...dietaryFacts, ...diets]),
          state: z.enum(['contains', 'may_contain', 'free', 'not_confirmed']),
        }),
      )
      .optional(),
    first: z.enum(['yes', 'no', 'unclear', 'none']).nullish(),
    names: names.optional(),
    figures: names.optional(),
    quotes: names.optional(),
    quotes_sense: names.optional(),
    fits: names.optional(),
    fits_only: names.optional(),
    either: names.optional(),
    unsure: names.optional(),
    never_offer: names.optional(),
    never_says: names.optional(),
    missing: z.boolean().optional(),
    unknown: z.boolean().optional(),
    asks_back: z.boolean().optional(),
    staff: z.boolean().optional(),
    emergency: z.boolean().optional(),
  }),
})

/** A question that its authors wrote without seeing the code, and what a right answer must satisfy. */
export type UnseenQuestion = z.infer<typeof questionSchema>

const dishSchema = z.object({
  name: z.string(),
  description: z.string(),
  ingredients: names,
  tags: names,
  calories: z.number().nullable(),
  price: z.number().nullable(),
  notes: z.string(),
  stated: z.record(z.string(), z.enum(statedStates)),
})
const sectionSchema = z.object({ name: z.string(), dishes: z.array(dishSchema).default([]) })
const menuSchema = z.object({
  name: z.string(),
  currency: z.string(),
  context: z.string(),
  house: z.record(z.string(), z.string()),
  instructions: z.string(),
  categories: z.array(sectionSchema.extend({ sections: z.array(sectionSchema).default([]) })),
})

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../unseen/${file}`, import.meta.url), 'utf8'))

/** The files of questions in `evals/unseen`. */
export const unseenFiles = [
  'questions.json',
  'questions-8-languages.json',
  'questions-2.json',
  'questions-3.json',
  'questions-4.json',
  'questions-5.json',
  'questions-6.json',
  'questions-7.json',
  'seventh-set.json',
  'eighth-set.json',
  'ninth-set.json',
  'tenth-set.json',
  'eleventh-set.json',
] as const

/** Reads the questions of a file in `evals/unseen`. */
export const readUnseenQuestions = (file: string): UnseenQuestion[] =>
  z.array(questionSchema).parse(readJson(file))

/**
 * Reads a menu of `evals/unseen/menus`.
 * @param name file name without extension, such as `a`
 */
export function readUnseenMenu(name: string): UnseenMenu {
  const file = menuSchema.parse(readJson(`menus/${name}.json`))
  const digits = minorDigits(file.currency)
  const toDishes = (section: z.infer<typeof sectionSchema>) =>
    section.dishes.map((dish): GuestDish => ({
      id: dish.name,
      name: dish.name,
      description: dish.description,
      ingredients: dish.ingredients,
      tags: dish.tags,
      sizes: [
        {
          id: dish.name,
          name: '',
          priceMinor: dish.price === null ? null : Math.round(dish.price * 10 ** digits),
          calories: dish.calories,
        },
      ],
      imageUrl: null,
      aiInstructions: dish.notes,
      stated: toStatements(dish.stated),
    }))
  const toSection = (section: z.infer<typeof sectionSchema>, parent: string) => ({
    id: `${parent}/${section.name}`,
    name: section.name,
    dishes: toDishes(section),
  })
  const menu: GuestMenu = {
    restaurant: { id: name, name: file.name, location: '', logoUrl: null, aiInstructions: '' },
    menu: {
      id: name,
      currency: file.currency,
      aiContext: file.context,
      aiInstructions: file.instructions,
    },
    categories: file.categories.map((category) => ({
      ...toSection(category, ''),
      sections: category.sections.map((section) => toSection(section, category.name)),
    })),
    uncategorised: [],
  }
  const house: HouseFacts = Object.fromEntries(
    topics.flatMap((topic): [Topic, string][] => {
      const text = file.house[topic]
      return text === undefined ? [] : [[topic, text]]
    }),
  )
  return { menu: { ...menu, house } }
}

const confirmedAt = new Date('2026-11-01')

function toStatements(statedFacts: z.infer<typeof dishSchema>['stated']): Statements {
  return Object.fromEntries(
    Object.entries(statedFacts).flatMap(([fact, state]) =>
      isStatedFact(fact) ? [[fact, { state, confirmedAt }]] : [],
    ),
  )
}

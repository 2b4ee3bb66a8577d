import type { Dish } from '../locks/lock-dish.ts'

/**
 * The columns of a dish that forms, imports and exports copy unchanged. Sizes, options, categories,
 * statements and the picture follow other rules.
 */
export const plainFields = [
  'name',
  'description',
  'ingredients',
  'tags',
  'meatOrigin',
  'aiInstructions',
  'isActive',
] as const

export type PlainField = (typeof plainFields)[number]

export type PlainFields = Pick<Dish, PlainField>

/** Returns only the plain fields of a dish. */
export const plainFieldsOf = ({
  name,
  description,
  ingredients,
  tags,
  meatOrigin,
  aiInstructions,
  isActive,
}: PlainFields): PlainFields => ({
  name,
  description,
  ingredients,
  tags,
  meatOrigin,
  aiInstructions,
  isActive,
})

import { z } from 'zod'
import type { DishOption, OptionGroup, OptionStatement } from '#app/db/schema/option-group.ts'
import { isOptionFact, type OptionFact } from './statements.ts'

export type { DishOption, OptionGroup, OptionStatement }

/** The maximum number of groups of a dish. */
export const maxGroups = 10
/** The maximum number of options in a group. */
export const maxOptions = 20

const storedStatement = z.object({
  state: z.enum(['free', 'removes']),
  confirmedAt: z.string(),
  voidedAt: z.string().optional(),
})

const storedGroups = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    min: z.number(),
    max: z.number(),
    options: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        extraMinor: z.number(),
        ingredients: z.array(z.string()),
        stated: z.record(z.string(), storedStatement),
      }),
    ),
  }),
)

/**
 * Parses a dish's stored groups.
 * @throws {z.ZodError} for any other format: if a required group were ignored, the dish could seem
 *   free of what its options contain
 */
export function parseOptionGroups(stored: unknown): readonly OptionGroup[] {
  // Most dishes have none.
  if (Array.isArray(stored) && stored.length === 0) return []
  return storedGroups.parse(stored).map(({ options, ...group }) => ({
    ...group,
    options: options.map((option) => ({ ...option, stated: withoutUndefined(option.stated) })),
  }))
}

const withoutUndefined = (stated: Readonly<Record<string, z.output<typeof storedStatement>>>) =>
  Object.fromEntries(
    Object.entries(stated).map(([fact, { voidedAt, ...current }]) => [
      fact,
      voidedAt === undefined ? current : { ...current, voidedAt },
    ]),
  )

/** Returns the statements about an option that are not void. */
export const validStatements = ({
  stated,
}: DishOption): readonly (readonly [OptionFact, OptionStatement])[] =>
  Object.entries(stated).flatMap(([fact, statement]) =>
    isOptionFact(fact) && statement.voidedAt === undefined ? [[fact, statement] as const] : [],
  )

/** Whether guests have to choose from a group. */
export const isRequired = ({ min }: OptionGroup): boolean => min > 0

/**
 * Restricts the groups to a guest's choices: a group with chosen options keeps only those, and
 * requires all of them. Other groups are unchanged.
 * @param chosen ids of options
 */
export const withChosen = (
  groups: readonly OptionGroup[],
  chosen: readonly string[],
): readonly OptionGroup[] =>
  groups.map((group) => {
    const options = group.options.filter(({ id }) => chosen.includes(id))
    const { length } = options
    return length > 0 ? { ...group, options, min: length, max: length } : group
  })

/**
 * Copies the groups for a copy of a dish: with new ids, and without statements, which nobody has
 * checked for it.
 */
export const copiedGroups = (groups: readonly OptionGroup[]): OptionGroup[] =>
  groups.map((group) => ({
    ...group,
    id: crypto.randomUUID(),
    options: group.options.map((option) => ({ ...option, id: crypto.randomUUID(), stated: {} })),
  }))

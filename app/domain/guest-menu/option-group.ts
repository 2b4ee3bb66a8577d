import { z } from 'zod'
import type { DishOption, OptionGroup, OptionStatement } from '#app/db/schema/option-group.ts'
import { isOptionFact, type OptionFact } from './statements.ts'

export type { DishOption, OptionGroup, OptionStatement }

/** The maximum number of a dish's groups. */
export const maxGroups = 10
/** The maximum number of a group's options. */
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
 * Reads a dish's stored groups. Throws if they aren't what this version writes: without a required
 * group, a dish could seem free of what its options contain.
 */
export function readOptionGroups(stored: unknown): readonly OptionGroup[] {
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

/** The valid statements about an option. */
export const validStatements = ({
  stated,
}: DishOption): readonly (readonly [OptionFact, OptionStatement])[] =>
  Object.entries(stated).flatMap(([fact, statement]) =>
    isOptionFact(fact) && statement.voidedAt === undefined ? [[fact, statement] as const] : [],
  )

/** Whether guests have to choose from a group. */
export const isRequired = ({ min }: OptionGroup): boolean => min > 0

/**
 * Returns the groups of a dish for which a guest has chosen some options: nothing else can be chosen
 * from their groups.
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

/** Returns the groups for a copy of a dish: with other ids, and what nobody has checked isn't stated. */
export const copiedGroups = (groups: readonly OptionGroup[]): OptionGroup[] =>
  groups.map((group) => ({
    ...group,
    id: crypto.randomUUID(),
    options: group.options.map((option) => ({ ...option, id: crypto.randomUUID(), stated: {} })),
  }))

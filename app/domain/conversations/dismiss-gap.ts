import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, dismissedGaps, insights, menus, restaurants } from '#app/db/schema/index.ts'
import { gapKinds } from '#app/db/schema/insights.ts'
import { NotFoundError } from '../errors.ts'
import { isRowId } from '../field-schemas.ts'
import { dietaryFacts, diets } from '../guest-menu/facts.ts'
import { topics } from '../guest-menu/topics.ts'
import { parseInput } from '../parse-input.ts'
import { askedFacts, gapPlace, isKnownByWords } from './gap-identity.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

const places = { dish: dishes, restaurant: restaurants, menu: menus } as const
const columns = { dish: 'dishId', restaurant: 'restaurantId', menu: 'menuId' } as const

const knownFacts: readonly string[] = [...dietaryFacts, ...diets, ...topics]

/** A gap as a form names it. */
const gapFields = {
  kind: z.enum(gapKinds, 'form_malformed'),
  /** What it is about, such as `dish`, and its id. */
  about: z.enum(['dish', 'restaurant', 'menu'], 'form_malformed'),
  id: z.string('form_malformed').refine(isRowId, 'form_malformed'),
  /** The allergens and diets, or the topic, separated by spaces. */
  facts: z
    .string()
    .default('')
    .transform((text) => text.split(' ').filter((fact) => knownFacts.includes(fact))),
}

export const dismissGapSchema = z.object({
  ...gapFields,
  /** Only questions up to this moment, which the owner has seen. */
  lastAsked: z.iso.datetime('form_malformed'),
})
const restoreGapSchema = z.object(gapFields)

type GapName = z.infer<typeof restoreGapSchema>

/**
 * Dismisses a gap: the facts that the owner has seen, and questions in the same words. It is listed
 * again only for further facts, for questions in other words, or once it is restored.
 * @param input `dismissGapSchema`
 * @throws {InvalidFieldsError | NotFoundError} if what it is about doesn't exist any more
 */
export async function dismissGap(member: Member, input: unknown): Promise<void> {
  const { lastAsked, ...gap } = parseInput(dismissGapSchema, input)
  await asOwner(member, 'editMenus', async (transaction) => {
    await requirePlace(transaction, gap)
    const topic =
      gap.about === 'restaurant' ? topics.find((name) => name === gap.facts[0]) : undefined
    const words = isKnownByWords({ kind: gap.kind, ...(topic && { topic }) })
      ? await findWords(transaction, member.ownerId, gap, lastAsked)
      : []
    // Which facts an erased question asked for is unknown, so its gap is dismissed with any.
    const facts = [...new Set([...gap.facts, ...words, ...(topic ? [] : [''])])]
    for (let start = 0; start < facts.length; start += maxRows) {
      const slice = facts.slice(start, start + maxRows)
      const rows = slice.map((fact) => ({
        ownerId: member.ownerId,
        kind: gap.kind,
        [columns[gap.about]]: gap.id,
        fact,
      }))
      await transaction.insert(dismissedGaps).values(rows).onConflictDoNothing()
    }
  })
}

// Postgres takes at most 65,535 values in a statement.
const maxRows = 1_000

async function requirePlace(transaction: Transaction, { about, id }: GapName): Promise<void> {
  const table = places[about]
  const [found] = await transaction.select({ id: table.id }).from(table).where(eq(table.id, id))
  if (!found) throw new NotFoundError(`${about}_not_found`)
}

/** Finds the hashes of the questions about a gap that only words describe. */
async function findWords(
  transaction: Transaction,
  ownerId: string,
  gap: GapName,
  lastAsked: string,
): Promise<string[]> {
  const rows = await transaction
    .select({ fact: sql<string>`asked.fact` })
    .from(insights)
    .crossJoinLateral(askedFacts)
    .where(
      and(
        eq(insights.ownerId, ownerId),
        eq(insights.gapKind, gap.kind),
        eq(gapPlace[columns[gap.about]], gap.id),
        lte(insights.createdAt, new Date(lastAsked)),
      ),
    )
    .groupBy(sql`asked.fact`)
  return rows.map(({ fact }) => fact)
}

/**
 * Lists a dismissed gap again.
 * @param input `{kind, about, id, facts}`; facts are needed only for topics of a restaurant
 * @throws {InvalidFieldsError}
 */
export async function restoreGap(member: Member, input: unknown): Promise<void> {
  const { kind, about, id, facts } = parseInput(restoreGapSchema, input)
  await asOwner(member, 'editMenus', (transaction) =>
    transaction
      .delete(dismissedGaps)
      .where(
        and(
          eq(dismissedGaps.kind, kind),
          eq(dismissedGaps[columns[about]], id),
          about === 'restaurant' ? inArray(dismissedGaps.fact, facts) : undefined,
        ),
      ),
  )
}

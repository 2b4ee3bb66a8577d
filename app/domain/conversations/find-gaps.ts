import { and, desc, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { dishes, insights, menus, messages, restaurants } from '#app/db/schema/index.ts'
import type { GapKind } from '#app/db/schema/insights.ts'
import { gatherEvidence } from '../dietary/dish-evidence.ts'
import { foldedWords } from '../dietary/fold-text.ts'
import { readDishesWithStatements } from '../dishes/read-dishes.ts'
import { inSlices } from '../in-slices.ts'
import { assessGap } from './assess-gap.ts'
import { inPeriod, type Period } from './period.ts'

/** A question as the guest wrote it. */
export interface ExampleQuestion {
  readonly conversationId: string
  readonly text: string
  readonly createdAt: Date
}

/** A gap with its questions: unrecorded information about one dish or one menu. */
export interface FoundGap {
  readonly kind: GapKind
  readonly menuId: string
  /** Null if the gap concerns the menu or the restaurant's information. */
  readonly dish: { readonly id: string; readonly name: string } | null
  /** The allergens, diets or tags that were asked for and are still missing. */
  readonly facts: readonly string[]
  readonly count: number
  readonly lastAsked: Date
  /** At most three, newest first, without erased questions and duplicates. */
  readonly examples: readonly ExampleQuestion[]
}

const maxGaps = 50
const maxExamples = 3
// More than are shown, since some may be erased or duplicates.
const maxCandidates = 12

/**
 * Finds the missing information that an owner's guests asked for, most asked first, at most 50
 * gaps. Excludes information that has been recorded since, and deleted dishes and menus.
 * @throws {NotFoundError} for an invalid restaurant id
 */
export async function findGaps(ownerId: string, period: Period): Promise<FoundGap[]> {
  const condition = and(inPeriod(ownerId, period), isNotNull(insights.gapKind))
  return asOwner(ownerId, async (transaction) => {
    const grouped = await groupGaps(transaction, condition)
    const open = (await findOpenGaps(transaction, grouped)).slice(0, maxGaps)
    const examples = await readExamples(
      transaction,
      open.flatMap(({ messageIds }) => messageIds),
    )
    return open.map(({ messageIds, ...gap }) => ({
      ...gap,
      examples: distinctQuestions(messageIds.flatMap((id) => examples.get(id) ?? [])).slice(
        0,
        maxExamples,
      ),
    }))
  })
}

/** Drops questions with the same words as an earlier one. */
function distinctQuestions(questions: readonly ExampleQuestion[]): ExampleQuestion[] {
  const seen = new Set<string>()
  return questions.filter(({ text }) => {
    const words = foldedWords(text).join(' ')
    const isNew = !seen.has(words)
    seen.add(words)
    return isNew
  })
}

type GapGroup = Awaited<ReturnType<typeof groupGaps>>[number]

function groupGaps(transaction: Transaction, condition: SQL | undefined) {
  const questionCount = sql<number>`count(*)::int`
  // Grouped by menu only without a dish: a dish may have moved to another menu.
  const menuId = sql<
    string | null
  >`case when ${insights.gapDishId} is null then ${insights.menuId} end`
  return transaction
    .select({
      kind: sql<GapKind>`${insights.gapKind}`,
      dishId: insights.gapDishId,
      menuId,
      count: questionCount,
      lastAsked: sql<Date>`max(${insights.createdAt})`.mapWith(insights.createdAt),
      facts: sql<string>`coalesce(string_agg(distinct array_to_string(${insights.gapFacts}, ' '), ' '), '')`,
      messageIds: sql<
        string[]
      >`(array_agg(${insights.messageId} order by ${insights.createdAt} desc))[1:${sql.raw(String(maxCandidates))}]`,
    })
    .from(insights)
    .where(condition)
    .groupBy(insights.gapKind, insights.gapDishId, menuId)
    .orderBy(desc(questionCount), desc(sql`max(${insights.createdAt})`))
}

type OpenGap = Omit<FoundGap, 'examples'> & { readonly messageIds: readonly string[] }

/** Adds the dishes of gaps; drops gaps that are closed or whose dish or menu was deleted. */
async function findOpenGaps(
  transaction: Transaction,
  grouped: readonly GapGroup[],
): Promise<OpenGap[]> {
  const dishIds = grouped.flatMap(({ dishId }) => dishId ?? [])
  const menuIds = [...new Set(grouped.flatMap(({ menuId }) => menuId ?? []))]
  const [{ rows, stated }, gapMenus] = await Promise.all([
    readDishesWithStatements(
      transaction,
      or(
        inArray(dishes.id, dishIds),
        and(inArray(dishes.menuId, menuIds), eq(dishes.isActive, true)),
      ),
    ),
    transaction.select().from(menus).where(inArray(menus.id, menuIds)),
  ])
  const found = rows.map((dish) => ({ ...dish, stated: stated.get(dish.id) ?? {} }))
  await inSlices(found, gatherEvidence)
  const byId = new Map(found.map((dish) => [dish.id, dish]))
  const active = Map.groupBy(
    found.filter(({ isActive }) => isActive),
    ({ menuId }) => menuId,
  )
  const open = await inSlices(grouped, (gap) => {
    const dish = byId.get(gap.dishId ?? '')
    if (dish) return toOpenGap(gap, [dish], dish.menuId, { id: dish.id, name: dish.name })
    const menu = gapMenus.find(({ id }) => id === gap.menuId)
    if (!menu) return []
    // Information about the restaurant is in the menu's own fields.
    if (gap.kind === 'other' && menu.editedAt > gap.lastAsked) return []
    return toOpenGap(gap, active.get(menu.id) ?? [], menu.id, null)
  })
  return open.flat()
}

/** Returns the gap with the facts that are still missing; empty if it is closed. */
function toOpenGap(
  { kind, count, lastAsked, messageIds, facts: factList }: GapGroup,
  askedDishes: readonly (typeof dishes.$inferSelect)[],
  menuId: string,
  dish: FoundGap['dish'],
): OpenGap[] {
  const facts = [...new Set(factList.split(' ').filter(Boolean))]
  const { isOpen, facts: missingFacts } = assessGap(
    { kind, facts, lastAsked, isAboutMenu: dish === null },
    askedDishes,
  )
  return isOpen ? [{ kind, menuId, dish, facts: missingFacts, count, lastAsked, messageIds }] : []
}

async function readExamples(
  transaction: Transaction,
  messageIds: readonly string[],
): Promise<Map<string, ExampleQuestion>> {
  const rows = await transaction
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    // Conversations of deleted restaurants can't be opened.
    .innerJoin(restaurants, eq(restaurants.id, messages.restaurantId))
    .where(and(inArray(messages.id, [...messageIds]), ne(messages.text, '')))
  return new Map(rows.map(({ id, ...example }) => [id, example]))
}

import { and, desc, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import {
  dishes,
  dismissedGaps,
  insights,
  menus,
  messages,
  restaurants,
} from '#app/db/schema/index.ts'
import type { GapKind } from '#app/db/schema/insights.ts'
import { gatherEvidence } from '../dietary/dish-evidence.ts'
import { foldedWords } from '../dietary/fold-text.ts'
import { readDishesWithStatements } from '../dishes/read-dishes.ts'
import { topics, type Topic } from '../guest-menu/topics.ts'
import { inSlices } from '../in-slices.ts'
import { assessGap } from './assess-gap.ts'
import { askedFacts, dismissesAsked, gapPlace } from './gap-identity.ts'
import { inPeriod, type Period } from './period.ts'
import { readHouses, type House } from './read-houses.ts'
import { asOwnerReading } from '../as-owner.ts'
import type { OwnerActor } from '../actor.ts'

/** A question as the guest wrote it. */
export interface ExampleQuestion {
  readonly conversationId: string
  readonly text: string
  readonly createdAt: Date
}

/** What a gap is about. A dish's and a menu's gaps also name their menu. */
export type GapPlace =
  | { readonly about: 'dish'; readonly id: string; readonly name: string; readonly menuId: string }
  | { readonly about: 'menu'; readonly id: string; readonly name: string; readonly menuId: string }
  | {
      readonly about: 'restaurant'
      readonly id: string
      readonly name: string
      readonly topic: Topic
    }

/** A gap with its questions: unrecorded information about one dish, restaurant or menu. */
export interface FoundGap {
  readonly kind: GapKind
  readonly place: GapPlace
  /** The allergens, diets or tags that were asked for and are still missing. */
  readonly facts: readonly string[]
  readonly count: number
  readonly lastAsked: Date
  /** At most three, newest first, without erased questions and duplicates. */
  readonly examples: readonly ExampleQuestion[]
}

/** An owner's gaps, most asked first. */
export interface Gaps {
  readonly open: readonly FoundGap[]
  /** Gaps that the owner has dismissed and guests have asked about. */
  readonly dismissed: readonly FoundGap[]
}

const maxGaps = 50
const maxExamples = 3
// More than are shown, since some may be erased or duplicates.
const maxCandidates = 12

/**
 * Finds the missing information that an owner's guests asked for, most asked first, at most 50
 * open and 50 dismissed gaps. Excludes information that has been recorded since, and deleted dishes,
 * menus and restaurants.
 * @throws {NotFoundError} for an invalid restaurant id
 */
export async function findGaps(actor: OwnerActor, period: Period): Promise<Gaps> {
  const condition = and(inPeriod(actor.ownerId, period), isNotNull(insights.gapKind))
  return asOwnerReading(actor, 'seeConversations', async (transaction) => {
    const grouped = await groupGaps(transaction, condition)
    const unrecorded = await findUnrecorded(transaction, grouped)
    const open = unrecorded.filter(({ isDismissed }) => !isDismissed).slice(0, maxGaps)
    const dismissed = unrecorded.filter(({ isDismissed }) => isDismissed).slice(0, maxGaps)
    const examples = await readExamples(
      transaction,
      [...open, ...dismissed].flatMap(({ messageIds }) => messageIds),
    )
    const withExamples = ({ gap, messageIds }: UnrecordedGap): FoundGap => ({
      ...gap,
      examples: distinctQuestions(messageIds.flatMap((id) => examples.get(id) ?? [])).slice(
        0,
        maxExamples,
      ),
    })
    return { open: open.map(withExamples), dismissed: dismissed.map(withExamples) }
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
  const questionCount = sql<number>`count(distinct ${insights.messageId})::int`
  const isDismissed = sql<boolean>`${dismissedGaps.id} is not null`
  const { dishId, restaurantId, menuId } = gapPlace
  return transaction
    .select({
      kind: sql<GapKind>`${insights.gapKind}`,
      dishId,
      restaurantId,
      // Only without a dish: a dish may have moved to another menu.
      menuId,
      topic: insights.gapTopic,
      isDismissed,
      count: questionCount,
      lastAsked: sql<Date>`max(${insights.createdAt})`.mapWith(insights.createdAt),
      facts: sql<string>`coalesce(string_agg(distinct asked.fact, ' ') filter (where asked.fact = any(${insights.gapFacts})), '')`,
      messageIds: sql<
        string[]
      >`(array_agg(${insights.messageId} order by ${insights.createdAt} desc))[1:${sql.raw(String(maxCandidates))}]`,
    })
    .from(insights)
    .crossJoinLateral(askedFacts)
    .leftJoin(dismissedGaps, dismissesAsked)
    .where(condition)
    .groupBy(insights.gapKind, dishId, restaurantId, menuId, insights.gapTopic, isDismissed)
    .orderBy(desc(questionCount), desc(sql`max(${insights.createdAt})`))
}

interface UnrecordedGap {
  readonly gap: Omit<FoundGap, 'examples'>
  readonly messageIds: readonly string[]
  readonly isDismissed: boolean
}

/** Adds the places of gaps; drops gaps that are recorded by now or whose place was deleted. */
async function findUnrecorded(
  transaction: Transaction,
  grouped: readonly GapGroup[],
): Promise<UnrecordedGap[]> {
  const dishIds = grouped.flatMap(({ dishId }) => dishId ?? [])
  const menuIds = [...new Set(grouped.flatMap(({ menuId }) => menuId ?? []))]
  const [{ rows, stated }, gapMenus, houses] = await Promise.all([
    readDishesWithStatements(
      transaction,
      or(
        inArray(dishes.id, dishIds),
        and(inArray(dishes.menuId, menuIds), eq(dishes.isActive, true)),
      ),
    ),
    transaction.select().from(menus).where(inArray(menus.id, menuIds)),
    readHouses(transaction, [
      ...new Set(grouped.flatMap(({ restaurantId }) => restaurantId ?? [])),
    ]),
  ])
  const found = rows.map((dish) => ({ ...dish, stated: stated.get(dish.id) ?? {} }))
  await inSlices(found, gatherEvidence)
  const byId = new Map(found.map((dish) => [dish.id, dish]))
  const active = Map.groupBy(
    found.filter(({ isActive }) => isActive),
    ({ menuId }) => menuId,
  )
  const open = await inSlices(grouped, (gap): UnrecordedGap[] => {
    const dish = byId.get(gap.dishId ?? '')
    if (dish) {
      const { id, name, menuId } = dish
      return toUnrecorded(gap, [dish], { about: 'dish', id, name, menuId })
    }
    const house = houses.get(gap.restaurantId ?? '')
    if (house) return toUnrecordedTopic(gap, house)
    const menu = gapMenus.find(({ id }) => id === gap.menuId)
    if (!menu) return []
    // Information that is about no topic is in the menu's own fields.
    if (gap.kind === 'other' && menu.editedAt > gap.lastAsked) return []
    const { id, name } = menu
    return toUnrecorded(gap, active.get(id) ?? [], { about: 'menu', id, name, menuId: id })
  })
  return open.flat()
}

/** Returns the gap with the facts that are still missing; empty if it is closed. */
function toUnrecorded(
  { kind, count, lastAsked, messageIds, isDismissed, facts: factList }: GapGroup,
  askedDishes: readonly (typeof dishes.$inferSelect)[],
  place: GapPlace,
): UnrecordedGap[] {
  const facts = [...new Set(factList.split(' ').filter(Boolean))]
  const { isOpen, facts: missingFacts } = assessGap(
    { kind, facts, lastAsked, isAboutMenu: place.about === 'menu' },
    askedDishes,
  )
  const gap = { kind, place, facts: missingFacts, count, lastAsked }
  return isOpen ? [{ gap, messageIds, isDismissed }] : []
}

/** Returns a gap about a restaurant; empty if the topic is recorded or unknown to this version. */
function toUnrecordedTopic(
  { kind, topic: asked, count, lastAsked, messageIds, isDismissed }: GapGroup,
  { id, name, answers, contextEditedAt }: House,
): UnrecordedGap[] {
  const topic = topics.find((candidate) => candidate === asked)
  // The menu's context may answer it, too.
  if (!topic || answers(topic) || contextEditedAt > lastAsked) return []
  const place = { about: 'restaurant', id, name, topic } as const
  const gap = { kind, place, facts: [topic], count, lastAsked }
  return [{ gap, messageIds, isDismissed }]
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

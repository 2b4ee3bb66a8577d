import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { houseFacts, restaurants } from '#app/db/schema/index.ts'
import { lockMenu, type Menu } from '../locks/lock-menu.ts'
import { assertVersion } from '../form-version.ts'
import { requireRowId } from '../field-schemas.ts'
import { parseInput, invalidField } from '../parse-input.ts'
import { lockRestaurant, type Restaurant } from '../locks/lock-restaurant.ts'
import { houseVersion, readHouseFacts } from './list-house-facts.ts'
import { removeInstruction } from './remove-instruction.ts'
import { houseFactsSchema, maxHouseFactLength } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'
import { writtenTopics, type HouseFacts, type WrittenTopic } from '../guest-menu/topics.ts'

/**
 * Replaces the information for guests about a restaurant. Topics without text are removed. With
 * `move`, a sentence of the instructions is moved to the text of `moveTopic`.
 * @param input a text by topic, `houseVersion`, and optionally `move` and `moveTopic`
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function saveHouseFacts(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<HouseFacts> {
  const {
    houseVersion: loadedVersion,
    move,
    moveTopic,
    ...texts
  } = parseInput(houseFactsSchema, input)
  const submittedFacts = pickFacts(texts)
  return asOwner(member, 'editMenus', async (transaction) => {
    const { restaurant, menu } = await lockRows(transaction, restaurantId, {
      includesMenu: move !== undefined,
    })
    assertVersion(houseVersion(await readHouseFacts(transaction, restaurant.id)), loadedVersion)
    const facts =
      move === undefined || moveTopic === undefined
        ? submittedFacts
        : addSentence(
            submittedFacts,
            moveTopic,
            await removeInstruction(transaction, restaurant, menu, move),
          )
    await replaceHouseFacts(transaction, restaurant, facts)
    return facts
  })
}

/** Picks the topics that have a text. */
function pickFacts(texts: Readonly<Record<string, unknown>>): HouseFacts {
  const submittedTexts = new Map(Object.entries(texts))
  return Object.fromEntries(
    writtenTopics.flatMap((topic) => {
      const text = submittedTexts.get(topic)
      return typeof text === 'string' && text !== '' ? [[topic, text]] : []
    }),
  )
}

/** @throws {InvalidFieldsError} if the topic's text would be too long */
function addSentence(facts: HouseFacts, topic: WrittenTopic, sentence: string): HouseFacts {
  const text = [facts[topic], sentence].filter(Boolean).join('\n')
  if (text.length > maxHouseFactLength) {
    throw invalidField(topic, 'house_fact_full', { max: maxHouseFactLength })
  }
  return { ...facts, [topic]: text }
}

/**
 * Locks the menu before the restaurant, in the same order as the verbs that delete or choose a
 * menu.
 */
async function lockRows(
  transaction: Transaction,
  restaurantId: string,
  { includesMenu }: { readonly includesMenu: boolean },
): Promise<{ restaurant: Restaurant; menu: Menu | undefined }> {
  if (!includesMenu)
    return { restaurant: await lockRestaurant(transaction, restaurantId), menu: undefined }
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  const [shown] = await transaction
    .select({ menuId: restaurants.menuId })
    .from(restaurants)
    .where(eq(restaurants.id, id))
  const menu = shown?.menuId ? await lockMenu(transaction, shown.menuId) : undefined
  return { menu, restaurant: await lockRestaurant(transaction, restaurantId) }
}

async function replaceHouseFacts(
  transaction: Transaction,
  { id: restaurantId, ownerId }: Restaurant,
  facts: HouseFacts,
): Promise<void> {
  await transaction.delete(houseFacts).where(eq(houseFacts.restaurantId, restaurantId))
  const rows = writtenTopics.flatMap((topic) => {
    const text = facts[topic]
    return text === undefined ? [] : [{ ownerId, restaurantId, topic, text }]
  })
  if (rows.length > 0) await transaction.insert(houseFacts).values(rows)
}

import type { Transaction } from '#app/db/actors.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isStillValid } from '../dietary/is-still-valid.ts'
import { changeStatements } from '../dishes/confirm-facts.ts'
import { readStatements, type StoredStatement } from '../dishes/dish-statements.ts'
import { parseFactChoices } from '../dishes/fact-choices.ts'
import { unfinishedDishSchema } from '../dishes/schemas.ts'
import { NotFoundError } from '../errors.ts'
import { isStatedFact, type Statements } from '../guest-menu/statements.ts'
import { getCategoryOnMenu } from '../locks/lock-category.ts'
import { getDishRow, type Dish } from '../locks/lock-dish.ts'
import { getMenuRow, type Menu } from '../locks/lock-menu.ts'
import { changedGroups } from '../options/changed-groups.ts'
import { parseInput } from '../parse-input.ts'
import { storedSizes } from '../sizes/stored-sizes.ts'
import { emptyDish } from './empty-dish.ts'
import { asGuestDishes, findShowing, type Previewed, type PreviewNotice } from './previewed.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Returns a dish as guests will see it once its form is saved, and stores nothing. Statements that
 * the new text invalidates are gone, as after saving.
 * @param input as for `addDish`, or with `dishId` for `updateDish`; required texts may be missing
 * @param locale of the form's language, which determines how the price is parsed
 * @throws {NotFoundError} if the owner has no such menu, or no such dish on it
 * @throws {InvalidFieldsError}
 */
export async function previewDish(
  member: Member,
  menuId: string,
  input: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<Previewed> {
  return asOwner(member, 'see', async (transaction) => {
    const menu = await getMenuRow(transaction, menuId)
    const stored = await findStored(transaction, menu, input['dishId'])
    const { sizes, optionGroups, ...fields } = parseInput(
      unfinishedDishSchema(menu.currency, locale),
      input,
    )
    const choices = parseFactChoices(input)
    const before = stored ? await readStatements(transaction, stored.id) : new Map()
    const dish = stored ?? emptyDish(menu)
    const { newMainCategory, newSubCategory, ...texts } = fields
    const edited = { ...dish, ...texts, ...storedSizes(sizes, stored) }
    const after = { ...edited, optionGroups: changedGroups(dish, edited, optionGroups, choices) }
    const { newStates, withdrawn } = changeStatements(after, choices, before)
    const stated: Statements = {
      ...remainingStatements(before, dish, after, new Set(withdrawn)),
      ...Object.fromEntries(
        [...newStates].map(([fact, state]) => [fact, { state, confirmedAt: new Date() }]),
      ),
    }
    const restaurant = await findShowing(transaction, menu.id)
    const { dishes, hasOwnPrice } = await asGuestDishes(
      transaction,
      [after],
      new Map([[after.id, stated]]),
      restaurant?.id,
    )
    const notices: readonly (PreviewNotice | false)[] = [
      !after.isActive && 'passive',
      !restaurant && 'not_shown',
      hasOwnPrice && 'own_price',
    ]
    return {
      restaurant,
      menu,
      headings: await readHeadings(transaction, menu.id, [
        { id: fields.mainCategoryId, typed: newMainCategory },
        { id: newMainCategory === '' ? fields.subCategoryId : null, typed: newSubCategory },
      ]),
      dishes,
      notices: notices.filter((notice) => notice !== false),
    }
  })
}

async function findStored(
  transaction: Transaction,
  menu: Menu,
  dishId: string | undefined,
): Promise<Dish | undefined> {
  if (dishId === undefined) return undefined
  const dish = await getDishRow(transaction, dishId)
  if (dish.menuId !== menu.id) throw new NotFoundError('dish_not_found')
  return dish
}

/** Returns the valid statements that a form neither withdraws nor invalidates by its texts. */
function remainingStatements(
  before: ReadonlyMap<string, StoredStatement>,
  dish: Dish,
  after: Dish,
  withdrawn: ReadonlySet<string>,
): Statements {
  const remaining = [...before].flatMap(([fact, { state, confirmedAt, voidedAt }]) =>
    isStatedFact(fact) &&
    voidedAt === null &&
    !withdrawn.has(fact) &&
    isStillValid({ fact, state }, dish, after)
      ? [[fact, { state, confirmedAt }]]
      : [],
  )
  return Object.fromEntries(remaining)
}

/** Returns the names of the chosen or typed categories. */
async function readHeadings(
  transaction: Transaction,
  menuId: string,
  chosen: readonly { readonly id: string | null; readonly typed: string }[],
): Promise<readonly string[]> {
  const names = await Promise.all(
    chosen.map(async ({ id, typed }) =>
      typed !== '' || id === null ? typed : (await getCategoryOnMenu(transaction, menuId, id)).name,
    ),
  )
  return names.filter((name) => name !== '')
}

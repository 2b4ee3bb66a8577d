import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  dishForm,
  seedOwner,
  rejectedFields,
  saveDish,
} from '../../../tests/fixtures/owner-world.ts'
import { ConflictError } from '../errors.ts'
import { addMenu } from '../menus/add-menu.ts'
import { duplicateMenu } from '../menus/duplicate-menu.ts'
import { getAssistantMenu } from '../guest-page/get-assistant-menu.ts'
import { allDishes } from '../guest-menu/guest-menu.ts'
import { addDish } from './add-dish.ts'
import { duplicateDish } from './duplicate-dish.ts'
import { getDishWithFacts } from './get-dish.ts'
import { listDishes } from './list-dishes.ts'
import { setDishActive } from './set-dish-active.ts'
import { updateDish } from './update-dish.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let ownerId: string
let member: Member
let menuId: string
let dishId: string

const form = { ...dishForm, aiInstructions: 'Cold.', isActive: 'on' }

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  await database.query('delete from owners')
  ownerId = await seedOwner(database)
  member = ownerMember(ownerId)
  menuId = (await addMenu(member, { name: 'Summer' })).id
  const dish = await addDish(member, menuId, {
    ...form,
    fact_milk: 'free',
    fact_nuts: 'free',
    fact_celery: 'contains',
    fact_eggs: '',
  })
  dishId = dish.id
})

const save = (change: Readonly<Record<string, unknown>>) =>
  saveDish(member, dishId, { ...form, ...change })

/** Returns the statements by fact: the state, and whether it is void. */
async function stated(id = dishId): Promise<Record<string, string>> {
  const { facts } = await getDishWithFacts(member, id)
  return Object.fromEntries(
    facts.flatMap(({ fact, stated: statement }) =>
      statement ? [[fact, statement.voidedAt ? `${statement.state}, void` : statement.state]] : [],
    ),
  )
}

async function assistantFacts() {
  const { menu } = await getAssistantMenu(member, menuId)
  return allDishes(menu).map(({ stated: statements = {}, factsVersion }) => ({
    facts: Object.keys(statements),
    factsVersion,
  }))
}

describe('a statement', () => {
  test('is stored with author, date and ingredients, and used by the assistant', async () => {
    expect(await stated()).toEqual({ milk: 'free', nuts: 'free', celery: 'contains' })
    expect(
      await database.query(
        `select confirmed_by, ingredients, confirmed_at > now() - interval '1 minute' as is_new
         from dish_facts where fact = 'milk'`,
      ),
    ).toEqual([
      { confirmed_by: expect.any(String), ingredients: ['chickpeas', 'tahini'], is_new: true },
    ])
    expect(await assistantFacts()).toEqual([{ facts: ['milk', 'nuts', 'celery'], factsVersion: 2 }])
  })

  test('keeps its date while it is unchanged', async () => {
    const before = await getDishWithFacts(member, dishId)
    await save({ price: '12', fact_milk: 'free', fact_nuts: 'free', fact_celery: 'contains' })
    await save({ description: 'Smooth.' })
    await setDishActive(member, dishId, { isActive: true })
    expect((await getDishWithFacts(member, dishId)).facts).toEqual(before.facts)
  })

  test('is voided by the save that adds an ingredient, and then visible only to the owner', async () => {
    await save({ ingredients: 'chickpeas, tahini, salt', fact_milk: 'free', fact_nuts: 'free' })
    expect(await stated()).toEqual({ milk: 'free, void', nuts: 'free, void', celery: 'contains' })
    expect(await assistantFacts()).toEqual([{ facts: ['celery'], factsVersion: 3 }])
    // The form no longer shows it: only a new choice states it again.
    await save({ ingredients: 'chickpeas, tahini, salt', fact_milk: '', fact_nuts: 'free' })
    expect(await stated()).toEqual({ milk: 'free, void', nuts: 'free', celery: 'contains' })
  })

  test('is renewed by "confirm all", as chosen or as derived', async () => {
    await save({
      ingredients: 'chickpeas, tahini, salt',
      fact_milk: 'free',
      fact_nuts: '',
      fact_sesame: '',
      confirmsAll: 'on',
    })
    expect(await stated()).toEqual({ milk: 'free', sesame: 'contains', celery: 'contains' })
  })

  test('is withdrawn by an empty choice', async () => {
    await save({ fact_milk: '' })
    expect(await stated()).toEqual({ nuts: 'free', celery: 'contains' })
  })

  test('that contradicts the text is rejected; nothing is saved then', async () => {
    const saveErrors = (change: Readonly<Record<string, unknown>>) => rejectedFields(save(change))
    await save({ ingredients: 'chickpeas, butter', fact_milk: '' })
    expect(
      await saveErrors({ name: 'Other', ingredients: 'chickpeas, butter', fact_milk: 'free' }),
    ).toEqual({ fact_milk: 'fact_contradicted' })
    expect(
      await saveErrors({ ingredients: 'tahini, honey', fact_sesame: 'free', fact_vegan: 'free' }),
    ).toEqual({ fact_sesame: 'fact_contradicted', fact_vegan: 'diet_contradicted' })
    expect(await saveErrors({ fact_vegan: 'free', fact_eggs: 'may_contain' })).toEqual({
      fact_vegan: 'diet_denied',
    })
    expect(await saveErrors({ fact_milk: 'surely' })).toEqual({
      fact_milk: 'choice_unreadable',
    })
    expect((await listDishes(member, menuId))[0]?.ingredients).toEqual(['chickpeas', 'butter'])
  })

  test('from a form that was loaded before the text changed conflicts', async () => {
    const { dish } = await getDishWithFacts(member, dishId)
    await save({ ingredients: 'chickpeas, secret sauce' })
    const stale = { ...form, fact_milk: 'free', confirmsAll: 'on', updatedAt: dish.updatedAt }
    await expect(updateDish(member, dishId, stale)).rejects.toThrow(ConflictError)
    expect(await stated()).toMatchObject({ milk: 'free, void' })
  })

  test('is not copied with its dish or menu', async () => {
    const { dish } = await duplicateDish(member, dishId, ' (copy)')
    expect(await stated(dish.id)).toEqual({})
    const { menu } = await duplicateMenu(member, menuId, ' (copy)')
    for (const { id } of await listDishes(member, menu.id)) expect(await stated(id)).toEqual({})
  })
})

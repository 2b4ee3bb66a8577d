import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  dishForm as form,
  rejectedFields,
  saveDish,
  seedOwner,
} from '../../../tests/fixtures/owner-world.ts'
import { addDish } from '../dishes/add-dish.ts'
import { duplicateDish } from '../dishes/duplicate-dish.ts'
import { getDish } from '../dishes/get-dish.ts'
import { addTags } from '../dishes/tag-dishes.ts'
import { parseOptionGroups } from '../guest-menu/option-group.ts'
import { addMenu } from '../menus/add-menu.ts'
import { getMenu } from '../menus/get-menu.ts'
import { menuVersion } from '../menus/menu-versions.ts'
import { updateMenu } from '../menus/update-menu.ts'
import { duplicateMenu } from '../menus/duplicate-menu.ts'
import { listDishes } from '../dishes/list-dishes.ts'
import type { TypedGroup, TypedOption } from './options-schema.ts'
import type { Member } from '../actor.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let ownerId: string
let member: Member
let menuId: string

const dishForm = { ...form, aiInstructions: 'Cold.' }

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
  menuId = (await addMenu(member, { name: 'Summer', currency: 'TRY' })).id
})

const option = (name: string, change: Partial<TypedOption> = {}): TypedOption => ({
  id: name,
  name,
  extra: '',
  ingredients: '',
  facts: {},
  ...change,
})
const rice = option('Rice base', { extra: '30', facts: { gluten: 'removes', milk: 'free' } })
const base: TypedGroup = {
  id: 'base',
  name: 'Base',
  min: '1',
  max: '1',
  options: [option('Classic', { ingredients: 'flour, water' }), rice],
}
const withGroups = (...groups: readonly TypedGroup[]) => ({ options: JSON.stringify(groups) })

const pizza = () => addDish(member, menuId, { ...dishForm, ...withGroups(base) })
const groupsOf = async (dishId: string) =>
  parseOptionGroups((await getDish(member, dishId)).optionGroups)

/** The form as a browser sends it again, with a change of the rice base. */
async function formAgain(dishId: string, change: Partial<TypedOption> = {}) {
  const groups = await groupsOf(dishId)
  return withGroups(
    ...groups.map(({ id, name, min, max, options }) => ({
      id,
      name,
      min: String(min),
      max: String(max),
      options: options.map((stored) => ({
        id: stored.id,
        name: stored.name,
        extra: String(stored.extraMinor / 100),
        ingredients: stored.ingredients.join(', '),
        facts: Object.fromEntries(
          Object.entries(stored.stated).flatMap(([fact, { state, voidedAt }]) =>
            voidedAt === undefined ? [[fact, state]] : [],
          ),
        ),
        ...(stored.name === 'Rice base' && change),
      })),
    })),
  )
}

/** The facts that are stated about the rice base, each with whether it is void. */
async function statedAbout(dishId: string, index = 1) {
  const [group] = await groupsOf(dishId)
  const stated = Object.entries(group?.options[index]?.stated ?? {})
  return Object.fromEntries(
    stated.map(([fact, { voidedAt }]) => [fact, voidedAt === undefined ? 'valid' : 'void']),
  )
}

describe('a dish’s options', () => {
  test('are stored as entered, and keep their ids', async () => {
    const dish = await pizza()
    const [before] = await groupsOf(dish.id)
    expect(before).toMatchObject({
      name: 'Base',
      min: 1,
      max: 1,
      options: [
        { name: 'Classic', extraMinor: 0, ingredients: ['flour', 'water'], stated: {} },
        { name: 'Rice base', extraMinor: 3_000, stated: { gluten: { state: 'removes' } } },
      ],
    })
    await saveDish(member, dish.id, { ...dishForm, ...(await formAgain(dish.id)) })
    expect(await groupsOf(dish.id)).toEqual([before])
  })

  test('stay if a form omits them, and are removed if it has none', async () => {
    const dish = await pizza()
    await saveDish(member, dish.id, dishForm)
    expect(await groupsOf(dish.id)).toHaveLength(1)
    await saveDish(member, dish.id, { ...dishForm, options: '[]' })
    expect(await groupsOf(dish.id)).toEqual([])
  })

  test('are copied with new ids, and without statements, which nobody has checked for the copy', async () => {
    const dish = await pizza()
    const [original] = await groupsOf(dish.id)
    const { dish: copy } = await duplicateDish(member, dish.id, ' (copy)')
    const { menu } = await duplicateMenu(member, menuId, ' (copy)')
    const copies = [copy.id, ...(await listDishes(member, menu.id)).map(({ id }) => id)]
    for (const id of copies) {
      const [group] = await groupsOf(id)
      expect(group?.options.map(({ name, stated }) => [name, stated])).toEqual([
        ['Classic', {}],
        ['Rice base', {}],
      ])
      expect(group?.id).not.toBe(original?.id)
      expect(group?.options[0]?.id).not.toBe(original?.options[0]?.id)
    }
  })

  test('follow a change of the currency', async () => {
    const dish = await pizza()
    const change = async (currency: string) => {
      const version = menuVersion(await getMenu(member, menuId))
      await updateMenu(member, menuId, { name: 'Summer', currency, menuVersion: version })
    }
    await change('JPY')
    expect((await groupsOf(dish.id))[0]?.options.map(({ extraMinor }) => extraMinor)).toEqual([
      0, 30,
    ])
    await change('TRY')
    expect((await groupsOf(dish.id))[0]?.options.map(({ extraMinor }) => extraMinor)).toEqual([
      0, 3_000,
    ])
  })
})

describe('a statement about an option is void', () => {
  test.each([
    ['a new ingredient of the dish', { ingredients: 'tomato, salt' }, {}],
    ['a description that mentions it', { description: 'With milk and barley.' }, {}],
    ['a new ingredient of the option', {}, { ingredients: 'rice flour' }],
    ['another name of the option', {}, { name: 'Thin base' }],
  ])('after %s', async (_, ofDish, ofOption) => {
    const dish = await pizza()
    const again = await formAgain(dish.id, ofOption)
    await saveDish(member, dish.id, { ...dishForm, ...ofDish, ...again })
    expect(await statedAbout(dish.id)).toEqual({ gluten: 'void', milk: 'void' })
  })

  test('after a tag that mentions its fact was added to many dishes', async () => {
    const dish = await pizza()
    await addTags(member, menuId, [dish.id], { tags: 'with barley' })
    expect(await statedAbout(dish.id)).toEqual({ gluten: 'void', milk: 'valid' })
  })

  test('until the owner states it again, and not after any other change', async () => {
    const dish = await pizza()
    const renamed = await formAgain(dish.id, { extra: '35', name: 'rice base' })
    await saveDish(member, dish.id, { ...dishForm, ...renamed })
    expect(await statedAbout(dish.id)).toEqual({ gluten: 'valid', milk: 'valid' })

    const change = { ...dishForm, ingredients: 'chickpeas, tahini, salt' }
    await saveDish(member, dish.id, { ...change, ...(await formAgain(dish.id)) })
    await saveDish(member, dish.id, { ...change, ...(await formAgain(dish.id)) })
    expect(await statedAbout(dish.id)).toEqual({ gluten: 'void', milk: 'void' })
    const again = (await formAgain(dish.id)).options.replace(
      /("name":"rice base".*?"facts":)\{\}/,
      '$1{"gluten":"removes"}',
    )
    await saveDish(member, dish.id, { ...change, options: again })
    expect(await statedAbout(dish.id)).toEqual({ gluten: 'valid', milk: 'void' })
  })

  test('unless the same save confirms everything', async () => {
    const dish = await pizza()
    const change = { ...dishForm, ingredients: 'tomato, salt', confirmsAll: 'on' }
    await saveDish(member, dish.id, { ...change, ...(await formAgain(dish.id)) })
    expect(await statedAbout(dish.id)).toEqual({ gluten: 'valid', milk: 'valid' })
  })
})

describe('rejects', () => {
  const group = (change: Partial<TypedGroup>) => ({ ...base, ...change })
  const many = (count: number) => Array.from({ length: count }, (_, index) => option(`O${index}`))
  test.each<[string, readonly TypedGroup[], string, string]>([
    ['a group without a name', [group({ name: ' ' })], 'options.base.name', 'group_name_required'],
    [
      'two groups of one name',
      [base, { ...base, id: 'other', name: 'BASE', options: [option('A')] }],
      'options.other.name',
      'group_name_taken',
    ],
    [
      'a group without options',
      [group({ options: [] })],
      'options.base.options',
      'options_required',
    ],
    [
      'an option without a name',
      [group({ options: [option('A', { name: '' })] })],
      'options.A.name',
      'option_name_required',
    ],
    [
      'two options of one name',
      [group({ options: [option('A'), option('b', { name: 'a' })] })],
      'options.b.name',
      'option_name_taken',
    ],
    [
      'more choices than options',
      [group({ min: '3', max: '1' })],
      'options.base.min',
      'choose_too_many',
    ],
    [
      'a maximum below the minimum',
      [group({ min: '2', max: '1' })],
      'options.base.max',
      'choose_max_below_min',
    ],
    ['a maximum of 0', [group({ min: '0', max: '0' })], 'options.base.max', 'choose_none'],
    ['no number', [group({ min: 'one' })], 'options.base.min', 'choose_number'],
    [
      'a negative price',
      [group({ options: [option('A', { extra: '-5' })] })],
      'options.A.extra',
      'price_negative',
    ],
    [
      'too many options',
      [group({ options: many(21) })],
      'options.base.options',
      'options_too_many',
    ],
    [
      'too many groups',
      Array.from({ length: 11 }, (_, index) => ({ ...base, id: `g${index}`, name: `G${index}` })),
      'options',
      'groups_too_many',
    ],
    [
      'too long texts',
      Array.from({ length: 10 }, (_, index) => ({
        ...base,
        id: `g${index}`,
        name: `G${index}`,
        options: many(20).map((one) => ({
          ...one,
          id: `${index}${one.id}`,
          ingredients: 'x'.repeat(70),
        })),
      })),
      'options',
      'options_too_long',
    ],
    [
      'a statement that the option’s own words contradict',
      [group({ options: [option('A', { ingredients: 'barley', facts: { gluten: 'removes' } })] })],
      'options.A.facts',
      'option_contradicted',
    ],
  ])('%s', async (_, groups, field, messageKey) => {
    const rejected = await rejectedFields(
      addDish(member, menuId, { ...dishForm, ...withGroups(...groups) }),
    )
    expect(rejected).toEqual({ [field]: messageKey })
  })

  test.each(['', 'x', '{}', '[{"id":1}]', '[null]'])('%j, which no form sends', async (options) => {
    const rejected = await rejectedFields(addDish(member, menuId, { ...dishForm, options }))
    expect(rejected).toMatchObject({ options: 'form_malformed' })
  })
})

import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import routes from '#app/routes.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import {
  expectOneTabWins,
  seedOwner,
  rejectedFields,
  restaurantForm,
} from '../../../tests/fixtures/owner-world.ts'
import { seedTwoOwners, type World } from '../../../tests/fixtures/two-owners.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { addMenu } from '../menus/add-menu.ts'
import { deleteMenu } from '../menus/delete-menu.ts'
import { addRestaurant } from './add-restaurant.ts'
import { chooseMenus } from './choose-menus.ts'
import { countConversations } from './count-conversations.ts'
import { deleteRestaurant } from './delete-restaurant.ts'
import { getRestaurant } from './get-restaurant.ts'
import { listRestaurants } from './list-restaurants.ts'
import { reservedSlugs } from './reserved-slugs.ts'
import { setPicture } from './set-picture.ts'
import { updateRestaurant } from './update-restaurant.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let world: { readonly a: World; readonly b: World }
let ownerId: string

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  world = await seedTwoOwners(database)
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  ownerId = await seedOwner(database)
})

describe('a restaurant', () => {
  test('needs only a name to be added, and ignores other fields', async () => {
    const added = await addRestaurant(ownerMember(ownerId), {
      name: '  Lale\n Lokantası ',
      ownerId: crypto.randomUUID(),
      isActive: false,
      createdAt: new Date(0),
    })
    expect(added).toMatchObject({ name: 'Lale Lokantası', ownerId, isActive: true, menuId: null })
    expect(added.createdAt.getTime()).toBeGreaterThan(0)
  })

  test.each([
    [{}, 'name_required'],
    [{ name: '' }, 'name_required'],
    [{ name: ' \u200B\u00A0 ' }, 'name_required'],
    [{ name: 42 }, 'name_required'],
    [{ name: 'x'.repeat(121) }, 'field_too_long'],
    [{ name: 'x'.repeat(10_000) }, 'field_too_long'],
    [{ name: 'a\0b' }, 'text_unreadable'],
    [{ name: 'a\uD800' }, 'text_unreadable'],
  ])('%o is rejected: %s', async (input, key) => {
    expect(await rejectedFields(addRestaurant(ownerMember(ownerId), input))).toEqual({ name: key })
    expect(await listRestaurants(ownerMember(ownerId))).toEqual([])
  })

  test('is updated from its form; omitted fields are emptied', async () => {
    const { id, updatedAt } = await addRestaurant(ownerMember(ownerId), { name: 'Lale' })
    const full = { ...restaurantForm, isActive: 'on', aiInstructions: 'Kind.', slug: ' Lale-1 ' }
    const changed = await updateRestaurant(ownerMember(ownerId), id, { ...full, updatedAt })
    expect(changed).toMatchObject({ ...full, isActive: true, slug: 'lale-1' })
    const again = await updateRestaurant(ownerMember(ownerId), id, {
      ...restaurantForm,
      updatedAt: changed.updatedAt.toISOString(),
    })
    expect(again).toMatchObject({ isActive: false, aiInstructions: '', slug: null })
  })

  test('reports the errors of all fields at once', async () => {
    const { id, updatedAt } = await addRestaurant(ownerMember(ownerId), { name: 'Lale' })
    const errors = await rejectedFields(
      updateRestaurant(ownerMember(ownerId), id, {
        name: '',
        chatStartWarningMessage: 'x'.repeat(1_001),
        aiInstructions: 'x'.repeat(4_001),
        isActive: 'perhaps',
        slug: '-',
        updatedAt,
      }),
    )
    expect(errors).toEqual({
      name: 'name_required',
      location: 'location_required',
      chatStartWarningMessage: 'field_too_long',
      isActive: 'switch_unreadable',
      aiInstructions: 'field_too_long',
      slug: 'slug_malformed',
    })
  })

  test.each([
    ['a', 'slug_malformed'],
    ['ab--c', 'slug_malformed'],
    ['ab-', 'slug_malformed'],
    ['a b', 'slug_malformed'],
    ['çorba', 'slug_malformed'],
    ['robots.txt', 'slug_malformed'],
    ['x'.repeat(61), 'slug_malformed'],
    ['a-'.repeat(30) + 'a', 'slug_malformed'],
    ['3b241101-e2bb-4255-8caf-4136c566a962', 'slug_malformed'],
    ['Dashboard', 'slug_reserved'],
    ['api', 'slug_reserved'],
  ])('rejects the slug %s', async (slug, key) => {
    const { id, updatedAt } = await addRestaurant(ownerMember(ownerId), { name: 'Lale' })
    const update = updateRestaurant(ownerMember(ownerId), id, {
      ...restaurantForm,
      slug,
      updatedAt,
    })
    expect(await rejectedFields(update)).toEqual({ slug: key })
  })

  test('rejects a slug that is taken', async () => {
    const { b } = world
    const { id, updatedAt } = await addRestaurant(ownerMember(ownerId), { name: 'Lale' })
    const update = updateRestaurant(ownerMember(ownerId), id, {
      ...restaurantForm,
      slug: b.slug,
      updatedAt,
    })
    expect(await rejectedFields(update)).toEqual({ slug: 'slug_taken' })
    expect(await getRestaurant(ownerMember(ownerId), id)).toMatchObject({
      slug: null,
      name: 'Lale',
    })
  })

  test('that was changed in one tab is not overwritten from another', async () => {
    const { id, updatedAt } = await addRestaurant(ownerMember(ownerId), { name: 'Lale' })
    const save = (name: string, read: unknown = updatedAt) =>
      updateRestaurant(ownerMember(ownerId), id, { ...restaurantForm, name, updatedAt: read })
    await expectOneTabWins(
      () => getRestaurant(ownerMember(ownerId), id),
      (read, name) => save(name, read.updatedAt),
    )
    await expect(save('Three')).rejects.toThrow(new ConflictError('changed_elsewhere'))
    expect(await rejectedFields(save('Four', 'yesterday'))).toEqual({
      updatedAt: 'changed_elsewhere',
    })
    expect(['One', 'Two']).toContain((await getRestaurant(ownerMember(ownerId), id)).name)
  })

  test('shows a menu of its owner, or none; its open form stays valid', async () => {
    const { id, updatedAt } = await addRestaurant(ownerMember(ownerId), { name: 'Lale' })
    const menu = await addMenu(ownerMember(ownerId), { name: 'Summer' })
    await chooseMenus(ownerMember(ownerId), id, { menuId: menu.id })
    expect((await getRestaurant(ownerMember(ownerId), id)).menu).toEqual({
      id: menu.id,
      name: 'Summer',
      assistantId: menu.assistantId,
      aiMenuInstructions: '',
    })
    await setPicture(
      ownerMember(ownerId),
      id,
      'logo',
      async (name) => `/images/restaurant-logos/${name}.webp?v=1`,
    )
    await updateRestaurant(ownerMember(ownerId), id, { ...restaurantForm, updatedAt })
    await chooseMenus(ownerMember(ownerId), id, { menuId: '' })
    expect((await getRestaurant(ownerMember(ownerId), id)).menu).toBeNull()
    await expect(chooseMenus(ownerMember(ownerId), id, { menuId: 'x' })).rejects.toThrow(
      new NotFoundError('menu_not_found'),
    )
  })

  test('does not deadlock when its menu is deleted while it is chosen', async () => {
    const { id } = await addRestaurant(ownerMember(ownerId), { name: 'Lale' })
    for (let round = 0; round < 15; round++) {
      const menu = await addMenu(ownerMember(ownerId), { name: 'Summer' })
      await chooseMenus(ownerMember(ownerId), id, { menuId: menu.id })
      const [chosen, deleted] = await Promise.allSettled([
        chooseMenus(ownerMember(ownerId), id, { menuId: menu.id }),
        deleteMenu(ownerMember(ownerId), menu.id),
      ])
      expect(deleted.status).toBe('fulfilled')
      if (chosen.status === 'rejected') expect(chosen.reason).toBeInstanceOf(NotFoundError)
      expect((await getRestaurant(ownerMember(ownerId), id)).menu).toBeNull()
    }
  })

  test('is deleted with its conversations, and leaves its menu', async () => {
    const { a } = world
    expect(await countConversations(a.member, a.restaurantId)).toBe(1)
    await deleteRestaurant(a.member, a.restaurantId)
    await expect(getRestaurant(a.member, a.restaurantId)).rejects.toThrow(NotFoundError)
    const remaining = await database.query('select 1 from menus where id = $1', [a.menuId])
    expect(remaining).toHaveLength(1)
  })
})

test('restaurants are listed active ones first, then newest first', async () => {
  const names = ['oldest', 'passive', 'newest']
  for (const name of names) {
    const { id } = await addRestaurant(ownerMember(ownerId), { name })
    await database.query(
      `update restaurants set is_active = $2, created_at = now() + $3 * interval '1 s' where id = $1`,
      [id, name !== 'passive', names.indexOf(name)],
    )
  }
  const listed = await listRestaurants(ownerMember(ownerId))
  expect(listed.map(({ name }) => name)).toEqual(['newest', 'oldest', 'passive'])
})

test('a logo is stored only after the restaurant’s owner was checked', async () => {
  const { b } = world
  let stored = 0
  const upload = setPicture(
    ownerMember(ownerId),
    b.restaurantId,
    'logo',
    async () => `${(stored += 1)}`,
  )
  await expect(upload).rejects.toThrow(new NotFoundError('restaurant_not_found'))
  expect(stored).toBe(0)
})

test('the first path segment of every route is reserved', () => {
  const segments = routes.flatMap(firstSegments)
  expect(segments).toEqual(expect.arrayContaining(['healthz', 'privacy', 'terms', 'content']))
  const names = segments.filter((segment) => !/^[:*]/.test(segment))
  expect(names.filter((name) => !reservedSlugs.has(name))).toEqual([])
})

// A route without a path is a layout.
function firstSegments({ path, children = [] }: RouteConfigEntry): string[] {
  return path === undefined ? children.flatMap(firstSegments) : [path.split('/')[0] ?? '']
}

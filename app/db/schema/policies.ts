import { sql, type SQL } from 'drizzle-orm'
import { index, pgPolicy, pgRole, type AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The three actors of `domain/actor.ts` as Postgres roles without a login. The app's login may
 * only switch to one of them, inside a transaction; on its own it has no rights.
 */
export const ownerRole = pgRole('chefin_owner').existing()
export const guestRole = pgRole('chefin_guest').existing()
export const systemRole = pgRole('chefin_system').existing()

// A bare current_setting() is called for every row; inside a scalar select the planner calls it
// once per query. An unset or empty setting reads as null, which equals nothing.
const setting = (name: string) => sql.raw(`(select nullif(current_setting('${name}', true), ''))`)
const uuidSetting = (name: string) =>
  sql.raw(`(select nullif(current_setting('${name}', true), '')::uuid)`)

export const currentOwnerId = uuidSetting('app.owner_id')
/** The person who acts; null for Chefin and tokens. */
export const currentAccountId = uuidSetting('app.account_id')
/** The name of the API token that acts; null for people and Chefin. */
export const currentTokenName = setting('app.token_name')
export const currentRestaurantId = uuidSetting('app.restaurant_id')
export const currentRestaurantSlug = setting('app.restaurant_slug')
export const currentGuestHash = setting('app.guest_hash')
/** 'on' inside `seeDeleted`. */
const seesDeleted = setting('app.sees_deleted')

/*
 * What a role may do stands in `domain/permissions.ts`; these policies are the second line. Without
 * `app.role` an owner acts: Chefin on its own, or a process of the previous version, which knows no roles.
 */
/** The restaurants that the member works for; null for all. */
const memberRestaurants = sql.raw(
  `(select nullif(current_setting('app.restaurant_ids', true), '')::uuid[])`,
)
type Role = 'owner' | 'manager' | 'kitchen' | 'reader'

/** Whether the member has one of the roles. */
export const hasRole = (...roles: readonly Role[]) =>
  sql.raw(
    `coalesce((select nullif(current_setting('app.role', true), '')), 'owner') in (${roles.map((role) => `'${role}'`).join(', ')})`,
  )

export const worksEverywhere = sql`${memberRestaurants} is null`

/** Whether the member works for the row's restaurant, or the row belongs to none. */
export const worksFor = (restaurantId: AnyPgColumn) =>
  sql`(${worksEverywhere} or ${restaurantId} is null or ${restaurantId} = any(${memberRestaurants}::uuid[]))`

/**
 * Whether one of the restaurants that the actor sees shows a menu: as its first, or a further one. An
 * array is read once per query, and lets Postgres use an index.
 */
export const isShown = (menuId: AnyPgColumn) =>
  sql`${menuId} = any(array(select menu_id from restaurants union all select menu_id from restaurant_menus))`

/** Whether one of the member's restaurants shows the menu. */
export const worksWithMenu = (menuId: AnyPgColumn) =>
  sql`(${worksEverywhere} or ${isShown(menuId)})`

/**
 * Whether one of the member's restaurants shows the dish. By primary key: for `in (select id …)` Postgres
 * reads every dish.
 */
export const worksWithDish = (dishId: AnyPgColumn) =>
  sql`(${worksEverywhere} or exists (select from dishes where dishes.id = ${dishId}))`

/**
 * Restricts which rows of an owner's table members see, and which roles change, add and delete them. An
 * update is checked by its new row alone, so that every role may lock the rows that it sees.
 */
export const membersWrite = (
  table: string,
  {
    see = sql`true`,
    change,
    addAndDelete = change,
  }: { readonly see?: SQL; readonly change: SQL; readonly addAndDelete?: SQL },
) => {
  const restrict = { as: 'restrictive', to: ownerRole } as const
  return [
    pgPolicy(`${table}_members`, {
      ...restrict,
      for: 'all',
      using: see,
      withCheck: sql`(${see}) and ${change}`,
    }),
    ...(addAndDelete === change
      ? []
      : [
          pgPolicy(`${table}_members_add`, { ...restrict, for: 'insert', withCheck: addAndDelete }),
        ]),
    pgPolicy(`${table}_members_delete`, { ...restrict, for: 'delete', using: addAndDelete }),
  ]
}

/** Lets an owner add rows of an account archive to a table that owners otherwise only read. */
export const ownerImports = (table: string, isImported: SQL) =>
  pgPolicy(`${table}_import`, {
    to: ownerRole,
    for: 'insert',
    withCheck: sql`${isImported} and ${hasRole('owner')}`,
  })

/** Restricts what members see of a table that no owner writes. */
export const membersSee = (table: string, see: SQL) =>
  pgPolicy(`${table}_members`, { as: 'restrictive', to: ownerRole, for: 'select', using: see })

export const editsMenus = hasRole('owner', 'manager')
export const statesFacts = hasRole('owner', 'manager', 'kitchen')
export const seesConversations = hasRole('owner', 'manager', 'reader')
export const managesBilling = hasRole('owner')

/** Lets the system actor read and write all rows, for emails, billing, counting and retention. */
export const systemSeesAll = (table: string) =>
  pgPolicy(`${table}_system`, {
    to: systemRole,
    for: 'all',
    using: sql`true`,
    withCheck: sql`true`,
  })

/** Lets an owner read and write only rows with the owner's id. */
export const ownerKeepsOwn = (table: string, ownerId: AnyPgColumn) =>
  pgPolicy(`${table}_owner`, {
    to: ownerRole,
    for: 'all',
    using: sql`${ownerId} = ${currentOwnerId}`,
    withCheck: sql`${ownerId} = ${currentOwnerId}`,
  })

/**
 * Like `ownerKeepsOwn`, for rows that can be restored after their deletion. Deleted rows are visible
 * inside `seeDeleted` only.
 */
export const ownerKeepsRestorable = (
  table: string,
  { ownerId, deletedAt }: { readonly ownerId: AnyPgColumn; readonly deletedAt: AnyPgColumn },
) => {
  const isOwn = sql`${ownerId} = ${currentOwnerId} and (${deletedAt} is null or ${seesDeleted} = 'on')`
  return pgPolicy(`${table}_owner`, { to: ownerRole, for: 'all', using: isOwn, withCheck: isOwn })
}

/** Finds the deleted rows of an owner, in the order of their deletion. */
export const deletedRows = (
  table: string,
  { ownerId, deletedAt }: { readonly ownerId: AnyPgColumn; readonly deletedAt: AnyPgColumn },
) =>
  index(`${table}_deleted`)
    .on(ownerId, deletedAt)
    .where(sql`${deletedAt} is not null`)

/** Lets an owner read, but not write, rows with the owner's id. */
export const ownerReadsOwn = (table: string, ownerId: AnyPgColumn) =>
  pgPolicy(`${table}_owner`, {
    to: ownerRole,
    for: 'select',
    using: sql`${ownerId} = ${currentOwnerId}`,
  })

/** Lets a guest read the rows that match a condition. */
export const guestReads = (table: string, using: SQL) =>
  pgPolicy(`${table}_guest`, { to: guestRole, for: 'select', using })

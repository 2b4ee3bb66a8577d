import { escapeLiteral } from 'pg'
import type { Actor, Member, OwnerActor } from '#app/domain/actor.ts'

/** Renders the SQL that checks a member or a token, before the actor is set. */
export function assertCurrentSql(actor: OwnerActor): string {
  switch (actor.kind) {
    case 'member':
      return renderCheck('assert_member', [
        actor.ownerId,
        actor.accountId,
        actor.role,
        restaurantsLiteral(actor),
      ])
    case 'token':
      return renderCheck('assert_token', [actor.tokenId])
    case 'system-for-owner':
      return ''
  }
}

function renderCheck(check: 'assert_member' | 'assert_token', values: readonly string[]): string {
  const literals = values.map((value) => escapeLiteral(value)).join(', ')
  return `${setConfigSql({ role: 'chefin_system' })}; select ${check}(${literals}); `
}

/** Renders a member's restaurants as an array of Postgres; empty for all. */
const restaurantsLiteral = ({ restaurantIds }: Member): string =>
  restaurantIds === 'all' ? '' : `{${restaurantIds.join()}}`

/** Renders the SQL that sets the actor until the transaction ends. */
export function actorSql(actor: Actor): string {
  switch (actor.kind) {
    case 'member':
      return setConfigSql({
        role: 'chefin_owner',
        'app.owner_id': actor.ownerId,
        'app.account_id': actor.accountId,
        'app.role': actor.role,
        'app.restaurant_ids': restaurantsLiteral(actor),
        ...knowsSizes,
      })
    case 'token':
      return setConfigSql({
        role: 'chefin_owner',
        'app.owner_id': actor.ownerId,
        'app.role': actor.role,
        'app.token_name': actor.name,
        ...knowsSizes,
      })
    case 'system-for-owner':
      return setConfigSql({ role: 'chefin_owner', 'app.owner_id': actor.ownerId, ...knowsSizes })
    case 'guest':
      return setConfigSql({
        role: 'chefin_guest',
        ...('id' in actor.restaurant
          ? { 'app.restaurant_id': actor.restaurant.id }
          : { 'app.restaurant_slug': actor.restaurant.slug }),
        'app.guest_hash': actor.guestHash ?? '',
      })
    case 'system':
      return setConfigSql({ role: 'chefin_system', ...knowsSizes })
  }
}

/** Distinguishes this version from the previous one, whose writes Postgres guards (decision 028). */
const knowsSizes = { 'app.knows_sizes': 'on', 'app.knows_portions': 'on' }

// Inlined into one string: a simple-query message such as this one with `begin` takes no
// parameters.
function setConfigSql(values: Record<string, string>): string {
  const calls = Object.entries(values).map(
    ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`,
  )
  return `select ${calls.join(', ')}`
}

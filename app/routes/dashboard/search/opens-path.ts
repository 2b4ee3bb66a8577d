import type { Member } from '#app/domain/actor.ts'
import { may, type Permission } from '#app/domain/permissions.ts'

/** What the pages require that a search finds, by the start of their paths; the first match counts. */
const required: readonly (readonly [path: RegExp, permission: Permission])[] = [
  [/^\/dashboard\/restaurants\/restaurant\/[^/]+\/kitchen/, 'stateFacts'],
  [/^\/dashboard\/restaurants\/restaurant\//, 'editMenus'],
  [/^\/dashboard\/(?:menuList|recentlyDeleted)/, 'editMenus'],
  [/^\/dashboard\/start/, 'addMenus'],
  [/^\/dashboard\/activity/, 'seeActivity'],
  [/^\/dashboard(?:\/conversations|$)/, 'seeConversations'],
]

/** Whether a search offers a member the page. The page itself checks it again. */
export function opensPath(member: Member, path: string): boolean {
  const permission = required.find(([start]) => start.test(path))?.[1] ?? 'see'
  return may(member, permission)
}

import type { Role } from '#app/domain/actor.ts'
import { useTeamTranslate } from '#app/i18n/team.ts'

/** The names of the roles in the reader's language. */
export function useRoleNames(): Readonly<Record<Role, string>> {
  const translate = useTeamTranslate()
  return {
    owner: translate('owner'),
    manager: translate('manager'),
    kitchen: translate('kitchen'),
    reader: translate('reader'),
  }
}

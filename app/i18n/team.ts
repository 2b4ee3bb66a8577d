import { useLocale } from './locale-context.ts'
import type en from './messages/en/team.json'
import { namespace } from './namespace.ts'

const teamTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/team.json', {
    eager: true,
    import: 'default',
  }),
)

/** Texts about members and invitations, in the reader's language. */
export function useTeamTranslate() {
  return teamTranslator(useLocale())
}

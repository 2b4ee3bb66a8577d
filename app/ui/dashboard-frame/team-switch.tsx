import { ArrowLeftRight } from 'lucide-react'
import { href } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { IconButton } from '../icon-button.tsx'

export interface FrameTeam {
  readonly ownerId: string
  readonly name: string
}

interface Props {
  readonly teams: readonly FrameTeam[]
  readonly className: string
}

/** Switches between a person's teams, the first of which is open. A new document, as all of it changes. */
export function TeamSwitch({ teams, className }: Props) {
  const translate = useTranslate()
  if (teams.length < 2) return null
  return (
    <form
      method="post"
      action={href('/dashboard/account/team')}
      className={`flex min-w-0 items-center ${className}`}
    >
      <select
        name="team"
        aria-label={translate('team')}
        defaultValue={teams[0]?.ownerId}
        key={teams[0]?.ownerId}
        className="min-h-11 min-w-0 flex-1 truncate rounded-card border border-line bg-surface px-2 text-sm font-medium sm:w-44"
      >
        {teams.map(({ ownerId, name }) => (
          <option key={ownerId} value={ownerId}>
            {name}
          </option>
        ))}
      </select>
      <IconButton type="submit" label={translate('switchTeam')} icon={ArrowLeftRight} />
    </form>
  )
}

import { CircleUserRound } from 'lucide-react'
import { href, NavLink } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'

export interface FrameOwner {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** The signed-in owner's name, and a link to the account. */
export function OwnerCorner({ owner }: { owner: FrameOwner }) {
  const translate = useTranslate()
  return (
    <div className="flex min-w-0 items-center gap-2">
      <p
        className="line-clamp-2 max-w-40 text-right text-sm leading-tight font-semibold text-balance sm:max-w-64"
        title={owner.email}
      >
        {owner.firstName} {owner.lastName}
      </p>
      <NavLink
        to={href('/dashboard/account')}
        aria-label={translate('account')}
        title={translate('account')}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-paprika-wash aria-[current=page]:text-paprika-deep"
      >
        <CircleUserRound size={24} strokeWidth={1.75} aria-hidden="true" />
      </NavLink>
    </div>
  )
}

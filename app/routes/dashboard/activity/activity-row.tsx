import { BookOpenText, CreditCard, LayoutList, Store, UserRound, Utensils } from 'lucide-react'
import { href, Link } from 'react-router'
import type { Activity } from '#app/domain/audit/list-activity.ts'
import { useActivityTranslate } from '#app/i18n/activity.ts'
import { Timestamp } from '../conversations/timestamp.tsx'
import { titleKey, useChangeTexts } from './use-change-texts.ts'

const icons: Readonly<Record<string, typeof Store>> = {
  dish: Utensils,
  category: LayoutList,
  menu: BookOpenText,
  restaurant: Store,
  billing: CreditCard,
}

interface Props {
  readonly entry: Activity
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
  /** Whether the whole list is about one subject, which the rows then needn't name. */
  readonly isOfOne: boolean
}

/** An entry of the audit log: what was done to what, the changes, who did it and when. */
export function ActivityRow({ entry, timeZone, isOfOne }: Props) {
  const translate = useActivityTranslate()
  const describeChanges = useChangeTexts(timeZone)
  const { action, at, subjectId, subjectName } = entry
  const Icon = icons[action.split('.')[0] ?? ''] ?? UserRound
  const isNamed = !isOfOne && subjectName !== ''
  return (
    <li className="flex gap-4 px-4 py-3 sm:px-5">
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {isNamed && subjectId !== null ? (
            <Link
              to={`${href('/dashboard/activity')}?${new URLSearchParams({ subject: subjectId })}`}
              className="underline decoration-line decoration-2 underline-offset-4 hover:decoration-paprika"
            >
              {subjectName}
            </Link>
          ) : isNamed ? (
            subjectName
          ) : (
            translate(titleKey(entry))
          )}
        </p>
        {isNamed && <p>{translate(titleKey(entry))}</p>}
        {describeChanges(entry).map((text) => (
          <p key={text} className="wrap-anywhere">
            {text}
          </p>
        ))}
        <p className="text-sm text-ink-soft">
          {describeActor(entry, translate)}
          {' · '}
          <Timestamp at={at} timeZone={timeZone} />
        </p>
      </div>
    </li>
  )
}

function describeActor(
  { person, isByPerson, isAccountDeleted, tokenName }: Activity,
  translate: ReturnType<typeof useActivityTranslate>,
): string {
  if (tokenName !== null) return translate('by_token', { name: tokenName })
  if (!isByPerson) return translate('by_chefin')
  if (person === null) return translate('by_unknown')
  return isAccountDeleted ? translate('by_deleted', { name: person }) : person
}

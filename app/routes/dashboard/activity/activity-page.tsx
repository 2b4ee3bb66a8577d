import { ScrollText } from 'lucide-react'
import { href } from 'react-router'
import { subjectKinds } from '#app/domain/audit/actions.ts'
import { activityDays } from '#app/domain/audit/activity-days.ts'
import type { Activity, ActivityFilter } from '#app/domain/audit/list-activity.ts'
import { useActivityTranslate } from '#app/i18n/activity.ts'
import { useTranslate } from '#app/i18n/app.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { kindKeys } from './activity-keys.ts'
import { ActivityRow } from './activity-row.tsx'

interface Props {
  readonly entries: readonly Activity[]
  readonly hasOlder: boolean
  readonly filter: ActivityFilter
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
}

/** What was done in the account, latest first. */
export function ActivityPage({ entries, hasOlder, filter, timeZone }: Props) {
  const translate = useActivityTranslate()
  const { kind, subjectId } = filter
  const last = entries.at(-1)
  const path = href('/dashboard/activity')
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={useTranslate()('activity')}
        description={
          subjectId === undefined
            ? translate('description', { days: activityDays })
            : translate('description_of_one', {
                name: entries[0]?.subjectName || translate('this_one'),
              })
        }
        actions={
          subjectId === undefined ? (
            <ButtonLink tone="quiet" to={href('/dashboard/activity/download')}>
              {translate('download')}
            </ButtonLink>
          ) : (
            <ButtonLink tone="quiet" to={path}>
              {translate('show_all')}
            </ButtonLink>
          )
        }
      />
      {subjectId === undefined && (
        <Form key={kind} action={path} className="flex max-w-md items-end gap-3">
          <div className="min-w-0 flex-1">
            <SelectField
              id="kind"
              name="kind"
              label={translate('kind')}
              defaultValue={kind ?? ''}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              <option value="">{translate('kind_all')}</option>
              {subjectKinds.map((each) => (
                <option key={each} value={each}>
                  {translate(kindKeys[each])}
                </option>
              ))}
            </SelectField>
          </div>
          <noscript>
            <Button type="submit" tone="quiet">
              {translate('apply')}
            </Button>
          </noscript>
        </Form>
      )}
      {entries.length === 0 ? (
        <EmptyState icon={ScrollText} title={translate('empty')} text={translate('empty_text')} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
          {entries.map((entry) => (
            <ActivityRow
              key={entry.id}
              entry={entry}
              timeZone={timeZone}
              isOfOne={subjectId !== undefined}
            />
          ))}
        </ul>
      )}
      {hasOlder && last && (
        <ButtonLink tone="quiet" to={olderPath(last, filter)} className="self-start">
          {translate('older')}
        </ButtonLink>
      )}
    </div>
  )
}

function olderPath({ at, id }: Activity, { kind, subjectId }: ActivityFilter): string {
  const fields = { at, id, ...(kind && { kind }), ...(subjectId && { subject: subjectId }) }
  return `?${new URLSearchParams(fields)}`
}

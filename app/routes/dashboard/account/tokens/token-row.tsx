import { useRef, useState, type SubmitEvent } from 'react'
import type { ListedToken } from '#app/domain/tokens/list-tokens.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useTokensTranslate } from '#app/i18n/tokens.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { formatDay, formatTime } from '../../conversations/timestamp.tsx'
import { useScopeNames } from './use-scope-names.ts'

interface Props {
  readonly token: ListedToken
  readonly timeZone: string
}

export function TokenRow({ token, timeZone }: Props) {
  const translate = useTokensTranslate()
  const scopeNames = useScopeNames()
  const locale = useLocale()
  const { id, name, prefix, scopes, createdBy, createdAt, lastUsedAt, expiresAt, isExpired } = token
  const day = (instant: Date) => formatDay(instant.toISOString(), timeZone, locale)
  const moment = (instant: Date) =>
    `${day(instant)}, ${formatTime(instant.toISOString(), timeZone, locale)}`
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="font-mono text-sm text-ink-soft">{prefix}…</p>
        <ul className="my-1 list-disc pl-5">
          {scopes.map((scope) => (
            <li key={scope}>{scopeNames[scope]}</li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">
          {lastUsedAt
            ? translate('last_used', { moment: moment(lastUsedAt) })
            : translate('never_used')}
        </p>
        <p className={`text-sm ${isExpired ? 'font-medium text-beet' : 'text-ink-soft'}`}>
          {expiresAt
            ? translate(isExpired ? 'expired' : 'valid_until', { date: day(expiresAt) })
            : translate('no_end')}
        </p>
        <p className="text-sm text-ink-soft">
          {translate('created', { person: createdBy, date: day(createdAt) })}
        </p>
      </div>
      <RevokeForm id={id} name={name} />
    </li>
  )
}

/** Revokes a token, after a question. Without JavaScript, the form is sent at once. */
function RevokeForm({ id, name }: Pick<ListedToken, 'id' | 'name'>) {
  const translate = useTokensTranslate()
  const [isOpen, setOpen] = useState(false)
  const isConfirmed = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  return (
    <>
      <Form
        ref={form}
        method="post"
        preventScrollReset
        onSubmit={(event: SubmitEvent) => {
          if (isConfirmed.current) {
            isConfirmed.current = false
            return
          }
          event.preventDefault()
          setOpen(true)
        }}
      >
        <input type="hidden" name="intent" value="revoke" />
        <input type="hidden" name="tokenId" value={id} />
        <Button type="submit" tone="quiet" aria-label={translate('revoke_named', { name })}>
          {translate('revoke')}
        </Button>
      </Form>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={translate('revoke_question', { name })}
        body={translate('revoke_body')}
        confirmLabel={translate('revoke')}
        cancelLabel={translate('cancel')}
        danger
        onConfirm={() => {
          setOpen(false)
          isConfirmed.current = true
          form.current?.requestSubmit()
        }}
      />
    </>
  )
}

import { Link, useLocation } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { Button } from './button.tsx'
import type { FormFailure } from './form-failure.ts'
import { Notice } from './notice.tsx'
import type { Stale } from './use-edited-form.ts'

/** One of a form's fields, as its reader knows it. */
export interface KnownField {
  readonly name: string
  readonly label: string
  /** What a value reads like, where that is not the value itself. */
  readonly show?: (value: string) => string
}

interface Props {
  /** What `useEditedForm` gave. */
  readonly form: { readonly failure: FormFailure | undefined; readonly stale: Stale | undefined }
  readonly fields: readonly KnownField[]
  readonly staleTitle?: string
  /** Shows what is stored in place of what was typed; left out, by loading the page anew. */
  readonly startOver?: () => void
}

/** Why a form as a whole was not taken. */
export function FormNotice({ form: { failure, stale }, ...rest }: Props) {
  if (stale) return <StaleNotice {...rest} stale={stale} />
  return failure?.problem ? <Notice tone="bad">{failure.problem.message}</Notice> : null
}

interface StaleProps extends Omit<Props, 'form'> {
  readonly stale: Stale
}

/** Another window was faster: shows what is saved there, beside what was typed here. */
function StaleNotice({ stale, fields, staleTitle, startOver }: StaleProps) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { stored, typed, isShown, look } = stale
  const differing = fields.filter(({ name }) => plain(stored[name]) !== plain(typed[name]))
  return (
    <Notice tone="bad" title={staleTitle ?? translate('staleTitle')}>
      <p>{translate('staleBody')}</p>
      {!isShown && (
        <Button tone="quiet" className="mt-3" onClick={look}>
          {translate('staleShow')}
        </Button>
      )}
      {isShown && (
        <div ref={takeFocus} tabIndex={-1} className="mt-3 outline-none">
          <p className="mb-1 border-t border-current/20 pt-3 font-semibold">
            {translate(differing.length > 0 ? 'staleNow' : 'staleSame')}
          </p>
          <dl className="grid gap-2 text-sm">
            {differing.map(({ name, label, show = asItIs }) => (
              <div key={name}>
                <dt className="font-semibold">{label}</dt>
                <dd className="whitespace-pre-line break-words">
                  {show(stored[name] ?? '') || translate('staleEmpty')}
                </dd>
              </div>
            ))}
          </dl>
          {startOver ? (
            <button type="button" onClick={startOver} className={linkStyle}>
              {translate('staleTake')}
            </button>
          ) : (
            <Link to={pathname} reloadDocument className={linkStyle}>
              {translate('staleTake')}
            </Link>
          )}
        </div>
      )}
    </Notice>
  )
}

const linkStyle =
  'mt-1 inline-flex min-h-11 items-center text-left font-semibold underline underline-offset-4 lg:min-h-8'

// One function for all renders, so that it acts once, when what was asked for has come.
const takeFocus = (element: HTMLElement | null) => element?.focus()

const asItIs = (value: string) => value

/** A text without what tells lists apart that are written in two ways. */
function plain(text = ''): string {
  return text.replaceAll(/[\s,]+/g, ' ').trim()
}

import { Link, useLocation } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { Button } from './button.tsx'
import type { FormFailure } from './form-failure.ts'
import { Notice } from './notice.tsx'
import type { Stale } from './use-versioned-form.ts'

/** A form field as shown to the user. */
export interface KnownField {
  readonly name: string
  readonly label: string
  /** Formats a value; by default it is shown unchanged. */
  readonly show?: (value: string) => string
}

interface Props {
  /** The result of `useVersionedForm`. */
  readonly form: { readonly failure: FormFailure | undefined; readonly stale: Stale | undefined }
  readonly fields: readonly KnownField[]
  readonly staleTitle?: string
  /** Replaces the input with the stored values; by default the page is reloaded. */
  readonly startOver?: () => void
}

/** Shows why a form as a whole was rejected. */
export function FormNotice({ form: { failure, stale }, ...rest }: Props) {
  if (stale) return <StaleNotice {...rest} stale={stale} />
  return failure?.problem ? <Notice tone="bad">{failure.problem.message}</Notice> : null
}

interface StaleProps extends Omit<Props, 'form'> {
  readonly stale: Stale
}

/** Shows a conflict with a change elsewhere: the stored values that differ from the input. */
function StaleNotice({ stale, fields, staleTitle, startOver }: StaleProps) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { stored, typed, isShown, showStored } = stale
  const differing = fields.filter(({ name }) => normalise(stored[name]) !== normalise(typed[name]))
  return (
    <Notice tone="bad" title={staleTitle ?? translate('staleTitle')}>
      <p>{translate('staleBody')}</p>
      {!isShown && (
        <Button tone="quiet" className="mt-3" onClick={showStored}>
          {translate('staleShow')}
        </Button>
      )}
      {isShown && (
        <div ref={takeFocus} tabIndex={-1} className="mt-3 outline-none">
          <p className="mb-1 border-t border-current/20 pt-3 font-semibold">
            {translate(differing.length > 0 ? 'staleNow' : 'staleSame')}
          </p>
          <dl className="grid gap-2 text-sm">
            {differing.map(({ name, label, show = identity }) => (
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

// A stable function, so that React calls it once, when the element is mounted.
const takeFocus = (element: HTMLElement | null) => element?.focus()

const identity = (value: string) => value

/** Replaces separators, so that equal lists compare equal. */
function normalise(text = ''): string {
  return text.replaceAll(/[\s,]+/g, ' ').trim()
}

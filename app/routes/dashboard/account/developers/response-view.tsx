import { useDevelopersTranslate } from '#app/i18n/developers.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { useRequest } from './use-request.ts'

/** More would make a slow page of a long menu. */
const maxShown = 100_000

const box =
  'overflow-auto rounded-card border border-line bg-sunken p-3 font-mono text-sm leading-relaxed'

/** The answer to the console's request. */
export function ResponseView({ outcome }: Pick<ReturnType<typeof useRequest>, 'outcome'>) {
  const translate = useDevelopersTranslate()
  return (
    <section aria-label={translate('response')} className="flex flex-col gap-3">
      <div role="status" className="empty:hidden">
        {outcome === 'sending' && <p className="text-ink-soft">{translate('sending')}</p>}
        {outcome === 'failed' && <Notice tone="bad">{translate('failed')}</Notice>}
        {typeof outcome === 'object' && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span
              className={`font-mono font-semibold ${outcome.status < 400 ? 'text-olive' : 'text-beet'}`}
            >
              {outcome.status} {outcome.statusText}
            </span>
            <span className="text-sm text-ink-soft">
              {translate('duration', { ms: outcome.duration })}
            </span>
          </p>
        )}
      </div>
      {typeof outcome === 'object' && (
        <>
          <details>
            <summary className="min-h-6 cursor-pointer text-sm font-semibold">
              {translate('headers')}
            </summary>
            <dl className={`mt-2 ${box}`} tabIndex={0} aria-label={translate('headers')}>
              {outcome.headers.map(([name, value]) => (
                <div key={name} className="wrap-anywhere">
                  <dt className="inline font-semibold">{name}: </dt>
                  <dd className="inline">{value}</dd>
                </div>
              ))}
            </dl>
          </details>
          {outcome.body === '' ? (
            <p className="text-ink-soft">{translate('no_body')}</p>
          ) : (
            <pre
              role="region"
              aria-label={translate('body')}
              tabIndex={0}
              className={`max-h-112 whitespace-pre-wrap wrap-anywhere ${box}`}
              dir="ltr"
            >
              {outcome.body.slice(0, maxShown)}
            </pre>
          )}
          {outcome.body.length > maxShown && (
            <p className="text-sm text-ink-soft">{translate('cut')}</p>
          )}
        </>
      )}
    </section>
  )
}

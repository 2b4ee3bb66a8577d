import { use, type ReactNode } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { pressTranslator } from '#app/i18n/press.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { SampleContext } from '#app/ui/sample-context.ts'

// Noon UTC: the same day in every time zone where editors read it.
const publishedAt = new Date('2026-11-21T12:00:00Z')

interface Props {
  readonly locale: Locale
  /** The operator's press contact, if configured. */
  readonly contact: string | undefined
}

/** The press release, with key facts for editors beside it. */
export function PressPage({ locale, contact }: Props) {
  const translate = pressTranslator(locale)
  const samplePath = use(SampleContext)
  const facts = [
    [translate('fact_what'), translate('fact_what_text')],
    [translate('fact_who'), translate('fact_who_text')],
    [translate('fact_where'), translate('fact_where_text')],
    [translate('fact_price'), translate('fact_price_text')],
  ]
  return (
    <article>
      <header className="max-w-3xl">
        <p className="font-semibold text-paprika-deep">
          {translate('kicker')} · <DateLine locale={locale} />
        </p>
        <h1 className="mt-3 font-display text-4xl leading-[1.12] font-semibold tracking-tight text-balance sm:text-5xl">
          {translate('heading')}
        </h1>
        <p className="mt-5 text-xl text-ink-soft text-pretty">{translate('lead')}</p>
      </header>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-14">
        <div className="flex max-w-[42rem] flex-col gap-9 text-lg leading-relaxed">
          <Part heading={translate('why_heading')}>
            <p>{translate('why_1')}</p>
            <p>{translate('why_2')}</p>
          </Part>
          <Part heading={translate('what_heading')}>
            <p>{translate('what_1')}</p>
            <p>{translate('what_2')}</p>
          </Part>
          <figure className="border-l-4 border-paprika pl-5">
            <blockquote className="font-display text-2xl leading-snug text-balance">
              <p>{translate('quote')}</p>
            </blockquote>
            <figcaption className="mt-3 text-base text-ink-soft">
              {translate('quote_by')}
            </figcaption>
          </figure>
          <Part heading={translate('owners_heading')}>
            <p>{translate('owners_1')}</p>
          </Part>
          <Part heading={translate('price_heading')}>
            <p>{translate('price_1')}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/#pricing" reloadDocument>
                {translate('price_link')}
              </ButtonLink>
              {samplePath && (
                <ButtonLink tone="quiet" to={samplePath} reloadDocument>
                  {translate('sample')}
                </ButtonLink>
              )}
            </div>
          </Part>
          <Part heading={translate('about_heading')}>
            <p>{translate('about')}</p>
          </Part>
          {contact !== undefined && (
            <Part heading={translate('contact_heading')}>
              <p>
                <a
                  href={`mailto:${contact}`}
                  className="font-semibold text-paprika-deep underline underline-offset-4"
                >
                  {contact}
                </a>
              </p>
            </Part>
          )}
        </div>
        <aside aria-labelledby="facts" className="lg:sticky lg:top-8 lg:self-start">
          <div className="rounded-card border border-line bg-surface p-5 shadow-card">
            <h2 id="facts" className="font-display text-xl font-semibold">
              {translate('facts_heading')}
            </h2>
            <dl className="mt-3 divide-y divide-line">
              {facts.map(([name, text]) => (
                <div key={name} className="py-3">
                  <dt className="text-sm text-ink-soft">{name}</dt>
                  <dd className="font-medium text-pretty">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </aside>
      </div>
    </article>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 text-pretty">
      <h2 className="font-display text-2xl leading-tight font-semibold">{heading}</h2>
      {children}
    </section>
  )
}

function DateLine({ locale }: Pick<Props, 'locale'>) {
  const formatter = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <time dateTime={publishedAt.toISOString().slice(0, 10)}>{formatter.format(publishedAt)}</time>
  )
}

import type { ReactNode } from 'react'
import type { LegalKey, LegalTranslate } from '#app/i18n/legal.ts'

/** A section of a legal page. */
export interface LegalSection {
  /** The URL fragment, without `#`. */
  readonly id: string
  /** The message key of the heading. */
  readonly heading: LegalKey
  readonly body: ReactNode
}

interface Props {
  readonly heading: string
  readonly intro: string
  readonly sections: readonly LegalSection[]
  readonly translate: LegalTranslate
}

/** A long reference page: a table of contents, then the sections. */
export function LegalPage({ heading, intro, sections, translate }: Props) {
  return (
    <div className="grid gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-14">
      <header className="max-w-3xl lg:col-span-2">
        <h1 className="font-display text-4xl leading-[1.12] font-semibold tracking-tight text-balance sm:text-5xl">
          {heading}
        </h1>
        <p className="mt-5 text-lg text-ink-soft text-pretty">{intro}</p>
      </header>
      <nav
        aria-label={translate('contents')}
        className="rounded-card bg-sunken p-4 lg:sticky lg:top-8 lg:self-start"
      >
        <ul>
          {sections.map(({ id, heading: headingKey }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center rounded-lg px-2 py-1 leading-tight underline-offset-4 hover:underline lg:min-h-9"
              >
                {translate(headingKey)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-[46rem] min-w-0 flex-col gap-11">
        {sections.map(({ id, heading: headingKey, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-6">
            <h2
              id={`${id}-heading`}
              className="font-display text-2xl leading-tight font-semibold text-balance"
            >
              {translate(headingKey)}
            </h2>
            <div className="mt-3 flex flex-col gap-4 text-lg leading-relaxed text-pretty">
              {body}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

/** One paragraph per text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

/** A highlighted paragraph about what the reader can do. */
export function Callout({ text }: { text: string }) {
  return (
    <p className="rounded-card border border-olive/40 bg-olive-wash px-4 py-3 text-base">{text}</p>
  )
}

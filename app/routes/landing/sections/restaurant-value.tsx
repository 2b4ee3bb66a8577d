import { useLandingTranslate } from '../use-landing-translate.ts'

const points = [
  { title: 'value_sales_title', fact: 'value_sales_fact', text: 'value_sales_text' },
  { title: 'value_tourist_title', fact: 'value_tourist_fact', text: 'value_tourist_text' },
  { title: 'value_qr_title', fact: 'value_qr_fact', text: 'value_qr_text' },
  {
    title: 'value_suggestions_title',
    fact: 'value_suggestions_fact',
    text: 'value_suggestions_text',
  },
] as const

/** The benefits for a restaurant, laid out like a menu: a name, dots, and the benefit. */
export function RestaurantValue() {
  const translate = useLandingTranslate()
  return (
    <section aria-labelledby="value" className="bg-sunken py-16 sm:py-24">
      <div className="wrap">
        <div className="mx-auto max-w-4xl rounded-card bg-surface p-2 shadow-float">
          <div className="rounded-lg border-[3px] border-double border-edge px-5 py-12 sm:px-14 sm:py-16">
            <h2 id="value" className="headline text-center">
              {translate('value_title')}
            </h2>
            <Ornament />
            <dl className="grid gap-9">
              {points.map(({ title, fact, text }) => (
                <div key={title}>
                  <dt className="flex flex-wrap items-baseline gap-x-3">
                    <span className="font-display text-2xl font-semibold">{translate(title)}</span>
                    <span aria-hidden="true" className="leader hidden sm:block" />
                    <span className="font-semibold text-paprika">{translate(fact)}</span>
                  </dt>
                  <dd className="mt-1.5 max-w-2xl text-ink-soft text-pretty">{translate(text)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  )
}

function Ornament() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 16"
      className="mx-auto my-8 h-4 w-30 fill-none stroke-paprika"
      strokeWidth="1.5"
    >
      <path d="M0 8h44M76 8h44" />
      <path d="M60 1c4 5 4 9 0 14-4-5-4-9 0-14ZM50 8c4-3 6-3 10 0-4 3-6 3-10 0ZM60 8c4-3 6-3 10 0-4 3-6 3-10 0Z" />
    </svg>
  )
}

import { ProductView } from '../product-view.tsx'
import { useLandingTranslate } from '../use-landing-translate.ts'
import { SectionHead } from './section-head.tsx'

const cards = [
  { title: 'tour_count_title', text: 'tour_count_text' },
  { title: 'tour_read_title', text: 'tour_read_text' },
  { title: 'tour_gaps_title', text: 'tour_gaps_text' },
  { title: 'tour_dishes_title', text: 'tour_dishes_text' },
] as const

/** Screenshots of the dashboard. */
export function DashboardTour() {
  const translate = useLandingTranslate()
  return (
    <section aria-labelledby="tour" className="wrap py-16 sm:py-28">
      <SectionHead id="tour" title={translate('tour_title')} text={translate('tour_text')} />
      <ProductView
        view={{ name: 'dashboard', width: 1440, height: 960 }}
        narrow={{ name: 'dashboard-phone', width: 780, height: 1400 }}
        alt={translate('tour_picture')}
        className="mt-12 w-full rounded-card border border-line shadow-float"
      />
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-5 shadow-card">
            <h3 className="font-display text-xl font-semibold">{translate(title)}</h3>
            <p className="mt-1.5 text-ink-soft text-pretty">{translate(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

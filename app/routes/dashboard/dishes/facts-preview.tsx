import { Sparkles, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import type { DishValues } from './dish-values.ts'
import { factKeys } from './fact-keys.ts'
import type { DerivedFact } from './read-facts.ts'
import { useLexicon } from './use-lexicon.ts'

/** Shows the facts that the assistant derives from the form's current texts. */
export function FactsPreview({ values }: { values: DishValues }) {
  const translate = useDishesTranslate()
  const read = useLexicon()?.readFacts
  const settled = useDeferredValue(values)
  const found = useMemo(() => read?.(settled), [read, settled])
  if (!found) return null
  const { facts, contradicted } = found
  return (
    <section
      aria-label={translate('facts_title')}
      className="rounded-card border border-line bg-sunken px-3.5 py-3 text-sm"
    >
      <h3 className="flex items-center gap-1.5 font-semibold">
        <Sparkles size={16} aria-hidden="true" className="text-paprika" />
        {translate('facts_title')}
      </h3>
      {facts.length === 0 ? (
        <p className="mt-1 text-ink-soft">{translate('facts_none')}</p>
      ) : (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {facts.map((fact) => (
            <FactLine key={fact.fact} {...fact} />
          ))}
        </ul>
      )}
      {contradicted.map(({ tag, against }) => (
        <p key={tag} className="mt-2 flex items-start gap-1.5 font-medium text-saffron">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {translate('facts_contradicted', { tag, words: against.join(', ') })}
        </p>
      ))}
    </section>
  )
}

function FactLine({ fact, status, reasons }: DerivedFact) {
  const translate = useDishesTranslate()
  const note = {
    contains: '',
    usual: translate('fact_usual'),
    mentioned: translate('fact_mentioned'),
    marked_free: translate('fact_marked_free'),
    not_recorded: '',
  }[status]
  return (
    <li>
      <span className="font-semibold">{translate(factKeys[fact])}:</span> {reasons.join(', ')}
      {note && <span className="text-ink-soft"> ({note})</span>}
    </li>
  )
}

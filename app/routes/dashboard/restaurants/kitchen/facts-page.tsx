import { ArrowLeft } from 'lucide-react'
import { href } from 'react-router'
import { confirmsAllField, factField } from '#app/domain/dishes/fact-choices.ts'
import type { FactOfDish } from '#app/domain/dishes/get-dish.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormNotice } from '#app/ui/form-notice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { isDone } from '#app/ui/use-done.ts'
import { useVersionedForm } from '#app/ui/use-versioned-form.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { choiceKey, statedKeys } from '../../dishes/fact-keys.ts'
import { FactField } from '../../dishes/fact-field.tsx'

interface Props {
  readonly dish: {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly ingredients: readonly string[]
    readonly updatedAt: Date
  }
  readonly facts: readonly FactOfDish[]
  readonly restaurant: { readonly id: string }
  readonly timeZone: string
  readonly result: unknown
}

/** The page on which the kitchen states the allergens and diets of a dish, and nothing else of it. */
export function FactsPage({ dish, facts, restaurant, timeZone, result }: Props) {
  const translate = useDishesTranslate()
  const isSaved = isDone(result, 'facts')
  const stored = {
    ...Object.fromEntries(
      facts.map(({ fact, stated }) => [
        factField(fact),
        stated?.voidedAt === null ? stated.state : '',
      ]),
    ),
    updatedAt: dish.updatedAt.toISOString(),
  }
  const form = useVersionedForm({
    failure: failureOf(result, 'facts'),
    saved: isSaved ? stored.updatedAt : undefined,
    stored,
    versionField: 'updatedAt',
  })
  const { failure, version } = form
  const initial: Readonly<Record<string, string>> = failure?.values ?? stored
  const known = facts.map(({ fact }) => ({
    name: factField(fact),
    label: translate(statedKeys[fact]),
    show: (value: string) => translate(choiceKey(fact, value)),
  }))
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <PageHeading title={dish.name} description={dish.description} />
      {dish.ingredients.length > 0 && (
        <p>
          <span className="font-semibold">{translate('ingredients')}:</span>{' '}
          {dish.ingredients.join(', ')}
        </p>
      )}
      {isSaved && <Notice tone="good">{translate('statements_saved')}</Notice>}
      <FormNotice form={form} fields={known} staleTitle={translate('stale_title')} />
      <Form
        method="post"
        preventScrollReset
        // Shows the stored statements once they are saved.
        key={stored.updatedAt}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="facts" />
        <input type="hidden" name="updatedAt" value={version} />
        <section
          aria-labelledby="facts"
          className="rounded-card border border-line bg-surface px-5 py-4"
        >
          <h2 id="facts" className="font-semibold">
            {translate('statements_title')}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{translate('statements_hint')}</p>
          <SwitchField
            name={confirmsAllField}
            label={translate('confirm_all')}
            hint={translate('confirm_all_hint')}
            defaultChecked={initial[confirmsAllField] === 'on'}
          />
          <ul className="divide-y divide-line border-t border-line">
            {facts.map(({ fact, derived, stated }) => (
              <FactField
                key={fact}
                fact={fact}
                derived={derived}
                stated={stated}
                initial={initial[factField(fact)] ?? ''}
                error={failure?.errors[factField(fact)]}
                timeZone={timeZone}
                wouldExpire={false}
              />
            ))}
          </ul>
        </section>
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{translate('update')}</SubmitButton>
          <ButtonLink
            tone="quiet"
            to={href('/dashboard/restaurants/restaurant/:restaurantId/kitchen', {
              restaurantId: restaurant.id,
            })}
          >
            <ArrowLeft size={17} aria-hidden="true" />
            {translate('to_kitchen')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}

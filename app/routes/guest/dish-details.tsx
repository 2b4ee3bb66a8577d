import { countryName } from '#app/domain/countries.ts'
import { determineStates, type Reason } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import { formatPortion } from '#app/domain/sizes/portion.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'
import { groupFacts, unrecordedFacts } from './dish-facts.ts'
import { commaOf, shownWords } from './shown-words.ts'
import { OptionList, type DishProps } from './option-list.tsx'
import { SizeList } from './size-prices.tsx'

/**
 * Shows a dish's details below its description: sizes, options, ingredients, facts with their
 * states and reasons, tags, weight or volume, calories and the origin of meat. Omits missing data.
 * The search matches the words in `data-words`.
 */
export function DishDetails(props: DishProps) {
  const { dish, shown, locale, translate } = props
  const [{ calories, portion }, ...otherSizes] = dish.sizes
  const isOnlySize = otherSizes.length === 0
  const comma = commaOf(shown, translate)
  const states = determineStates(dish)
  const unrecorded = unrecordedFacts(states)
  return (
    <>
      <SizeList {...props} />
      <OptionList {...props} />
      {shown.ingredients.length > 0 && (
        <p>
          <b>{translate('ingredients')}</b>{' '}
          <span data-words dir="auto" lang={shown.lang}>
            {shown.ingredients.join(comma)}
          </span>
        </p>
      )}
      {groupFacts(states).map(
        ({ key, facts }) =>
          facts.length > 0 && (
            <section key={key}>
              <b>{translate(key)}</b>
              <ul>
                {facts.map(({ fact, reason }) => (
                  <Fact
                    key={fact}
                    {...{ fact, translate }}
                    source={describeReason(reason, translate, (words) =>
                      shownWords(dish, shown, words),
                    )}
                    hasIcon={key !== 'freeOf'}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {unrecorded.length > 0 && (
        <p>
          <b>{translate('notRecorded')}</b>{' '}
          {unrecorded.map((fact) => translate(`fact_${fact}`)).join(translate('comma'))}
          {translate('stop')}
          {translate('notRecordedHint')}
        </p>
      )}
      {shown.tags.length > 0 && (
        <p>
          <b>{translate('tags')}</b>{' '}
          <span data-words dir="auto" lang={shown.lang} className="text-olive">
            {shown.tags.join(comma)}
          </span>
        </p>
      )}
      {portion && isOnlySize && <p>{formatPortion(portion, locale)}</p>}
      {calories !== null && isOnlySize && <p>{translate('calories', { calories })}</p>}
      {dish.meatOrigin && (
        <p>
          {translate('meatOrigin', {
            countries: dish.meatOrigin
              .map((code) => countryName(code, locale))
              .join(translate('comma')),
          })}
        </p>
      )}
    </>
  )
}

interface FactProps {
  readonly fact: StatedFact
  /** The source of the fact, such as an ingredient; empty if there is none. */
  readonly source: string
  readonly translate: GuestTranslate
  /** False for facts that the dish is free of: at a glance, an icon of milk means milk. */
  readonly hasIcon: boolean
}

function Fact({ fact, source, translate, hasIcon }: FactProps) {
  return (
    <li>
      {hasIcon && <FactIcon fact={fact} isOnPage />}
      {translate(`fact_${fact}`)}
      {source !== '' && <span>{` · ${source}`}</span>}
    </li>
  )
}

function describeReason(
  reason: Reason,
  translate: GuestTranslate,
  shownAs: (words: readonly string[]) => readonly string[],
): string {
  switch (reason.kind) {
    case 'confirmed':
      return translate('reasonConfirmed')
    case 'derived':
      return translate('reasonListed', { words: shownAs(reason.words).join(translate('comma')) })
    case 'tag':
      return translate('reasonTag', { words: shownAs(reason.words).join(translate('comma')) })
    case 'none':
      return ''
  }
}

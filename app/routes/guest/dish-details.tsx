import { readStates, type Reason } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'
import { groupFacts, unrecordedFacts } from './dish-facts.ts'
import { shownWords } from './shown-words.ts'
import { OptionList } from './option-list.tsx'
import { SizeList, type PriceProps } from './size-prices.tsx'

/**
 * What a dish's sheet and page show below its description: several sizes, options, ingredients, each fact with its state
 * and reason, tags, calories. Missing data is omitted. A search finds a dish by `data-words`.
 */
export function DishDetails(props: PriceProps) {
  const { dish, shown, translate } = props
  const [{ calories }, ...otherSizes] = dish.sizes
  const states = readStates(dish)
  const unrecorded = unrecordedFacts(states)
  return (
    <>
      <SizeList {...props} />
      <OptionList {...props} />
      {shown.ingredients.length > 0 && (
        <p>
          <b>{translate('ingredients')}</b>{' '}
          <span data-words dir="auto" lang={shown.lang}>
            {shown.ingredients.join(', ')}
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
            {shown.tags.join(', ')}
          </span>
        </p>
      )}
      {calories !== null && otherSizes.length === 0 && <p>{translate('calories', { calories })}</p>}
    </>
  )
}

interface FactProps {
  readonly fact: StatedFact
  /** Where it is known from; empty if nowhere. */
  readonly source: string
  readonly translate: GuestTranslate
  /** False after "free of": at a glance, an icon of milk means milk. */
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
      return translate('reasonListed', { words: shownAs(reason.words).join(', ') })
    case 'tag':
      return translate('reasonTag', { words: shownAs(reason.words).join(', ') })
    case 'none':
      return ''
  }
}

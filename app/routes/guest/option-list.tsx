import { isDietaryFact } from '#app/domain/guest-menu/facts.ts'
import { stateOfOption } from '#app/domain/dietary/option-state.ts'
import type { OptionState } from '#app/domain/dietary/judge-choices.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { DishOption, OptionGroup } from '#app/domain/guest-menu/option-group.ts'
import { isStatedFact, optionFacts, type OptionFact } from '#app/domain/guest-menu/statements.ts'
import type { ShownDish } from '#app/domain/translations/menu-texts.ts'
import { formatPrice } from '#app/domain/money/price.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'
import { asTarget } from './encode-options.ts'
import { commaOf } from './shown-words.ts'
import type { PriceProps } from './size-prices.tsx'

/** A dish with its texts in the page's language. */
export interface DishProps extends PriceProps {
  readonly dish: GuestDish
}

/** The groups of a dish's options: how many to choose, prices, and what each option changes. */
export function OptionList({ dish: { optionGroups = [] }, shown, ...texts }: DishProps) {
  return optionGroups.map((group, index) => {
    const shownGroup = shown.optionGroups?.[index] ?? group
    return (
      <section key={group.id} className="options">
        <b dir="auto" lang={shown.lang}>
          {shownGroup.name}
        </b>{' '}
        <span>{howMany(group, texts.translate)}</span>
        <ul>
          {group.options.map((option, at) => (
            <Option
              key={option.id}
              option={option}
              shown={shownGroup.options[at] ?? option}
              lang={shown.lang}
              {...texts}
            />
          ))}
        </ul>
      </section>
    )
  })
}

/** Says how many options are chosen from a group: "choose one". */
function howMany({ min, max }: OptionGroup, translate: GuestTranslate): string {
  if (min === 1 && max === 1) return translate('chooseOne')
  if (min === max) return translate('chooseExactly', { count: max })
  return min === 0
    ? translate('chooseUpTo', { count: max })
    : translate('chooseBetween', { min, max })
}

type OptionTexts = Omit<PriceProps, 'shown'> & Pick<ShownDish, 'lang'>

type OptionProps = OptionTexts & {
  readonly option: DishOption
  /** The option's texts in the page's language. Facts are derived from the owner's texts. */
  readonly shown: Pick<DishOption, 'name' | 'ingredients'>
}

function Option({ option, shown: { name, ingredients }, ...texts }: OptionProps) {
  // "Stilton", which adds Stilton.
  const isExplained = ingredients.join() !== name
  const { translate } = texts
  return (
    <li>
      <p>
        <span data-words dir="auto" lang={texts.lang}>
          {name}
        </span>
        <Extra option={option} {...texts} />
      </p>
      {ingredients.length > 0 && isExplained && (
        <small data-words dir="auto" lang={texts.lang}>
          {ingredients.join(commaOf(texts, translate))}
        </small>
      )}
      {effects(option).map(({ key, facts, hasIcons }) => (
        <small key={key}>
          {translate(key)}{' '}
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && translate('comma')}
              {hasIcons && isStatedFact(fact) && <FactIcon fact={fact} isOnPage />}
              {translate(`fact_${fact}`)}
            </span>
          ))}
        </small>
      ))}
    </li>
  )
}

function Extra({ option, currency, locale }: OptionTexts & { readonly option: DishOption }) {
  if (option.extraMinor === 0) return null
  return (
    <span dir="auto" className="dish-price">
      +{formatPrice(option.extraMinor, currency, locale)}
    </span>
  )
}

const isDiet = (fact: OptionFact) => !isDietaryFact(fact)

/** What an option adds, has none of and removes. What is absent has no icon, as in `FactGroup`. */
function effects(option: DishOption) {
  const factsIn = (state: OptionState, isWanted: (fact: OptionFact) => boolean) =>
    optionFacts.filter((fact) => isWanted(fact) && stateOfOption(option, asTarget(fact)) === state)
  const all = [
    { key: 'contains', facts: factsIn('adds', isDietaryFact), hasIcons: true },
    { key: 'mayContain', facts: factsIn('may_add', isDietaryFact), hasIcons: true },
    { key: 'optionMakes', facts: factsIn('removes', isDiet), hasIcons: true },
    { key: 'optionRemoves', facts: factsIn('removes', isDietaryFact), hasIcons: false },
    { key: 'optionFree', facts: factsIn('none', isDietaryFact), hasIcons: false },
    { key: 'optionSuits', facts: factsIn('none', isDiet), hasIcons: true },
  ] as const
  return all.filter(({ facts }) => facts.length > 0)
}

/** On paper, the options of a dish in short: "Base: Classic, Rice base +30.00 ₺". */
export function PrintedOptions({
  shown: { optionGroups = [], lang },
  currency,
  locale,
}: Pick<PriceProps, 'shown' | 'currency' | 'locale'>) {
  if (optionGroups.length === 0) return null
  const texts = optionGroups.map(({ name, options }) => {
    const named = options.map((option) =>
      option.extraMinor > 0
        ? `${option.name} +${formatPrice(option.extraMinor, currency, locale)}`
        : option.name,
    )
    return `${name}: ${named.join(', ')}`
  })
  return (
    <span dir="auto" lang={lang} className="print-only">
      {texts.join(' · ')}
    </span>
  )
}

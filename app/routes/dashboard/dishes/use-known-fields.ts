import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import { factField } from '#app/domain/dishes/fact-choices.ts'
import type { PlainField } from '#app/domain/dishes/plain-fields.ts'
import { sizeField } from '#app/domain/sizes/size-fields.ts'
import { maxSizes } from '#app/domain/sizes/size.ts'
import { optionsField, parseTypedGroups } from '#app/domain/options/options-schema.ts'
import { isDate } from '#app/domain/scheduled-prices/dates.ts'
import { dateName } from '#app/i18n/date-name.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import type { KnownField } from '#app/ui/form-notice.tsx'
import { choiceKey, statedKeys } from './fact-keys.ts'
import type { DishFormContext } from './page-props.ts'

/** The labels of the dish form's fields, for notices about conflicts. */
export function useKnownFields({ menu, categories }: DishFormContext): readonly KnownField[] {
  const translate = useDishesTranslate()
  const locale = useLocale()
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? ''
  const currency = { currency: menu.currency }
  const labels = [
    ['sizeName', translate('size_name')],
    ['price', translate('price', currency)],
    ['calories', translate('calories')],
    ['portion', translate('portion')],
    ['nextPrice', translate('next_price', currency)],
  ] as const
  const texts = {
    name: translate('dish_name'),
    ingredients: translate('ingredients'),
    aiInstructions: translate('ai_instructions'),
    description: translate('dish_description'),
    tags: translate('tags'),
    meatOrigin: translate('meat_origin'),
  } satisfies Record<Exclude<PlainField, 'isActive'>, string>
  return [
    ...Object.entries(texts).map(([name, label]) => ({ name, label })),
    { name: 'sizes', label: translate('size_count') },
    ...Array.from({ length: maxSizes }, (_, row) =>
      labels.map(([field, label]) => ({
        name: sizeField(field, row),
        label: row === 0 ? label : translate('in_size', { field: label, number: row + 1 }),
      })),
    ).flat(),
    {
      name: 'nextPriceFrom',
      label: translate('next_price_from'),
      show: (value) => (isDate(value) ? dateName(locale, value) : value),
    },
    { name: optionsField, label: translate('options_title'), show: showOptions },
    { name: 'mainCategoryId', label: translate('main_category'), show: nameOf },
    { name: 'subCategoryId', label: translate('sub_category'), show: nameOf },
    ...statedFacts.map((fact) => ({
      name: factField(fact),
      label: translate(statedKeys[fact]),
      show: (value: string) => translate(choiceKey(fact, value)),
    })),
    {
      name: 'isActive',
      label: translate('active'),
      show: (value) => translate(value === 'on' ? 'active' : 'passive'),
    },
  ]
}

/** Names the options, a line for each group. */
const showOptions = (text: string) =>
  (parseTypedGroups(text) ?? [])
    .map(({ name, options }) => `${name}: ${options.map((option) => option.name).join(', ')}`)
    .join('\n')

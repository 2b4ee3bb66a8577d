import { useLocale } from '#app/i18n/locale-context.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { isDone } from '#app/ui/use-done.ts'
import { DishForm } from './dish-form.tsx'
import { emptyValues, valuesOf, type DishValues } from './dish-values.ts'
import type { MoreShown } from './more-fields.tsx'
import type { DishFormContext } from './page-props.ts'
import { PicturePanel } from './picture-panel.tsx'
import type { Panel } from './use-panel.ts'

interface Props extends DishFormContext {
  readonly result: unknown
  readonly panel: Panel
  /** The next dish of the list. */
  readonly nextDishId: string | undefined
  readonly moreShown: MoreShown
  readonly startOver: () => void
}

export function PanelBody({ panel, nextDishId, moreShown, startOver, ...page }: Props) {
  const { menu, categories, tagsInUse, timeZone, today, withOptions, result } = page
  const locale = useLocale()
  const form = { menu, categories, tagsInUse, timeZone, today, withOptions, moreShown, startOver }
  switch (panel.kind) {
    case 'picture':
      return <PicturePanel dish={panel.dish} result={result} />
    case 'edit':
      return (
        <DishForm
          {...form}
          intent="update"
          dish={panel.dish}
          nextDishId={nextDishId}
          base={valuesOf(panel.dish, menu.currency, locale)}
          failure={failureOf(result, 'update')}
        />
      )
    case 'add':
      return (
        <DishForm
          {...form}
          intent="add"
          base={{ ...emptyValues, ...categoriesOf(result) }}
          failure={failureOf(result, 'add')}
        />
      )
  }
}

/** The categories of the dish just added, as the next one is probably in the same. */
function categoriesOf(result: unknown): DishValues {
  if (!isDone(result, 'addAnother')) return {}
  const place = Object.entries(Object(result)).filter(([name]) => name.endsWith('CategoryId'))
  return Object.fromEntries(place.map(([name, id]) => [name, typeof id === 'string' ? id : '']))
}

import { useEffect, useRef, type KeyboardEvent } from 'react'
import { href, Link } from 'react-router'
import { useStartTranslate } from '#app/i18n/start.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormKey } from '#app/ui/form-key.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { Beside } from '../preview/beside.tsx'
import { previewAttribute } from '../preview/previewed-form.ts'
import { DishRow } from './dish-row.tsx'
import type { RowCategory, StartPageProps } from './start-page-props.ts'
import { startStepPath } from './start-steps.ts'

// Each has at most four examples and a spare row, so that the form stays within `maxDishRows`.
const maxCategories = 12
const rowsWithoutCategory = 8
const spareRows = 1

/** The form that adds many dishes at once: name, price and ingredients. Empty rows are ignored. */
export function DishesStep({
  menu,
  restaurant,
  draftId,
  categories,
  setup,
  result,
}: StartPageProps) {
  const translate = useStartTranslate()
  const failure = failureOf(result, 'dishes')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])
  if (!menu) {
    return (
      <Card title={translate('dishes_title')} description={translate('dishes_need_menu')}>
        <ButtonLink to={startStepPath('menu', setup.restaurant?.id)} className="self-start">
          {translate('to_menu')}
        </ButtonLink>
      </Card>
    )
  }
  const hasDish = setup.steps.some(({ key, isDone }) => key === 'dish' && isDone)
  const itemsPath = href('/dashboard/menuList/menu/:menuId/itemList', { menuId: menu.id })
  const guestPage = restaurant && { path: restaurant.guestPath, name: restaurant.name }
  return (
    <Beside guestPage={guestPage} saved={menu.id}>
      <Card
        title={translate('dishes_title')}
        description={translate(categories.length > 0 ? 'dishes_text_template' : 'dishes_text')}
      >
        {draftId !== undefined && (
          <Notice title={translate('draft_waiting')}>
            <p>{translate('draft_waiting_text')}</p>
            <ButtonLink
              to={href('/dashboard/menuList/menu/:menuId/import/:importId', {
                menuId: menu.id,
                importId: draftId,
              })}
              className="mt-3"
            >
              {translate('check_draft')}
            </ButtonLink>
          </Notice>
        )}
        {hasDish && (
          <Notice tone="good">
            <p>{translate('dishes_exist')}</p>
            <ButtonLink tone="quiet" to={itemsPath} className="mt-3">
              {translate('to_items')}
            </ButtonLink>
          </Notice>
        )}
        <Link
          to={href('/dashboard/menuList/menu/:menuId/import', { menuId: menu.id })}
          className="inline-flex min-h-11 items-center self-start font-semibold underline"
        >
          {translate('read_menu')}
        </Link>
        {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
        <Form
          ref={form}
          method="post"
          noValidate
          onKeyDown={moveOnEnter}
          className="flex flex-col gap-6"
          {...{
            [previewAttribute]: href('/dashboard/menuList/menu/:menuId/itemList/rows/preview', {
              menuId: menu.id,
            }),
          }}
        >
          <FormKey />
          <input type="hidden" name="menuId" value={menu.id} />
          {groupRows(categories).map(({ category, rows }) => (
            <fieldset key={category?.id ?? ''} className="flex flex-col gap-3">
              {category && (
                <legend className="mb-2 font-display text-lg font-semibold">{category.name}</legend>
              )}
              {rows.map(({ row, example }) => (
                <DishRow
                  key={row}
                  row={row}
                  example={example}
                  categoryId={category?.id}
                  currency={menu.currency}
                  failure={failure}
                />
              ))}
            </fieldset>
          ))}
          <SubmitButton name="intent" value="dishes" className="self-start">
            {translate('save_dishes')}
          </SubmitButton>
        </Form>
      </Card>
    </Beside>
  )
}

/** Returns the rows by category, numbered throughout: one for each example, and a spare one. */
function groupRows(categories: readonly RowCategory[]) {
  let next = 0
  const numberRows = (examples: readonly (string | undefined)[]) =>
    examples.map((example) => ({ row: next++, example }))
  if (categories.length === 0) {
    return [{ category: undefined, rows: numberRows(blankRows(rowsWithoutCategory)) }]
  }
  return categories.slice(0, maxCategories).map((category) => ({
    category,
    rows: numberRows([...category.examples, ...blankRows(spareRows)]),
  }))
}

const blankRows = (length: number) => Array.from({ length }, () => undefined)

/** Makes Enter go to the next field instead of sending a half-typed list. */
function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [
    ...currentTarget.querySelectorAll<HTMLElement>('input:not([type="hidden"]), button'),
  ]
  fields[fields.indexOf(target) + 1]?.focus()
}

import { useState } from 'react'
import { href, Link } from 'react-router'
import { furtherField, menusChoiceSchema } from '#app/domain/restaurants/schemas.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useDone } from '#app/ui/use-done.ts'
import { prefetchMode } from '#app/ui/prefetch.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { FurtherMenus, type MenuOption } from './further-menus.tsx'

interface Props {
  /** The menus that the restaurant shows, in order. */
  readonly current: readonly Pick<MenuOption, 'id' | 'name'>[]
  /** All of the owner's menus. */
  readonly menus: readonly MenuOption[]
  readonly result: unknown
}

/** The form that chooses which menus a restaurant shows. */
export function MenuCard({ current, menus, result }: Props) {
  const translate = useRestaurantsTranslate()
  const toast = useToast()
  const failure = failureOf(result, 'menu')
  const { errors, handlers } = useValidatedForm(menusChoiceSchema, failure)
  const [first, ...further] = current.map(({ id }) => id)
  const values = failure?.values
  const [firstId, setFirstId] = useState(values?.['menuId'] ?? first ?? '')
  const others = menus.filter(({ id }) => id !== firstId)
  // The fields of a failed form are in the order in which they were sent, which is the owner's.
  const chosen = values
    ? Object.keys(values).flatMap(
        (field) => menus.find(({ id }) => furtherField(id) === field)?.id ?? [],
      )
    : further
  useDone(result, 'menu', () => toast({ title: translate('menu_updated') }))
  return (
    <Card title={translate('menu')} description={translate('menu_description')}>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <CurrentMenus menus={current} />
      {menus.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{translate('no_menus_yet')}</p>
          <ButtonLink to={href('/dashboard/menuList')}>{translate('add_menu')}</ButtonLink>
        </div>
      ) : (
        <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
          <input type="hidden" name="intent" value="menu" />
          <SelectField
            name="menuId"
            label={translate('choose_menu')}
            defaultValue={firstId}
            onChange={({ target }) => setFirstId(target.value)}
            error={errors['menuId']}
          >
            <option value="">{translate('no_menu_option')}</option>
            {menus.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {others.length > 0 && (first !== undefined || firstId !== '') && (
            <FurtherMenus menus={others} chosen={chosen} error={errors['further']} />
          )}
          <SubmitButton className="self-start">{translate('update')}</SubmitButton>
        </Form>
      )}
    </Card>
  )
}

const link =
  'inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-paprika lg:min-h-8'

function CurrentMenus({ menus }: { menus: Props['current'] }) {
  const translate = useRestaurantsTranslate()
  return (
    <div className="rounded-card bg-sunken px-4 py-3">
      <p className="text-sm text-ink-soft">
        {translate(menus.length > 1 ? 'current_menus' : 'current_menu')}
      </p>
      {menus.length === 0 && <p className="font-semibold">{translate('no_menu')}</p>}
      {menus.map((menu) => (
        <div key={menu.id} className="not-first:mt-1">
          <p className="font-semibold">{menu.name}</p>
          <p className="flex flex-wrap gap-x-5 text-sm font-medium">
            <Link
              to={href('/dashboard/menuList/menu/:menuId/update', { menuId: menu.id })}
              prefetch={prefetchMode(href('/dashboard/menuList'))}
              aria-label={menus.length > 1 ? translate('update_menu_of', menu) : undefined}
              className={link}
            >
              {translate('update_menu')}
            </Link>
            <Link
              to={href('/dashboard/menuList/menu/:menuId/itemList', { menuId: menu.id })}
              prefetch={prefetchMode(href('/dashboard/menuList'))}
              aria-label={menus.length > 1 ? translate('view_items_of', menu) : undefined}
              className={link}
            >
              {translate('view_items')}
            </Link>
          </p>
        </div>
      ))}
    </div>
  )
}

import { href } from 'react-router'
import { maxNameLength } from '#app/domain/field-schemas.ts'
import { startedMenuSchema } from '#app/domain/setup/schemas.ts'
import { useStartTranslate } from '#app/i18n/start.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormKey } from '#app/ui/form-key.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { Beside } from '../preview/beside.tsx'
import { previewAttribute } from '../preview/previewed-form.ts'
import type { StartPageProps } from './start-page-props.ts'

/** Adds the first menu; if there is one already, says whether guests see it. */
export function MenuStep(props: StartPageProps) {
  return props.menu ? <ExistingMenu {...props} menu={props.menu} /> : <NewMenu {...props} />
}

function ExistingMenu({
  menu,
  setup,
  restaurant,
  result,
}: StartPageProps & { readonly menu: NonNullable<StartPageProps['menu']> }) {
  const translate = useStartTranslate()
  const isHidden = setup.steps.some(({ key }) => key === 'shown')
  const problem = failureOf(result, 'show')?.problem
  return (
    <Card
      title={translate('menu_exists', { name: menu.name })}
      description={translate(isHidden ? 'menu_hidden_text' : 'menu_exists_text')}
    >
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        {isHidden && restaurant && (
          <Form method="post">
            <SubmitButton name="intent" value="show">
              {translate('show_menu', { menu: menu.name, restaurant: restaurant.name })}
            </SubmitButton>
          </Form>
        )}
        <ButtonLink
          tone="quiet"
          to={href('/dashboard/menuList/menu/:menuId/update', { menuId: menu.id })}
        >
          {translate('edit_menu')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function NewMenu({ restaurant, currencies, result }: StartPageProps) {
  const translate = useStartTranslate()
  const failure = failureOf(result, 'menu')
  const { errors, handlers } = useValidatedForm(startedMenuSchema, failure)
  const options = [
    ['file', translate('template_file'), translate('template_file_text')],
    ['lokanta', translate('template_lokanta'), translate('template_lokanta_text')],
    ['cafe', translate('template_cafe'), translate('template_cafe_text')],
    ['bar', translate('template_bar'), translate('template_bar_text')],
    ['', translate('template_none'), translate('template_none_text')],
  ] as const
  const chosen = failure?.values['template'] ?? 'lokanta'
  return (
    <Beside isNew guestPage={undefined} saved={undefined}>
      <Card title={translate('menu_title')} description={translate('menu_text')}>
        {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
        <Form
          method="post"
          {...handlers}
          {...{ [previewAttribute]: href('/dashboard/start/menu/preview') }}
          className="flex flex-col gap-5"
        >
          <FormKey />
          <input type="hidden" name="restaurantId" value={restaurant?.id ?? ''} />
          <fieldset>
            <legend className="text-sm font-semibold">{translate('begin_with')}</legend>
            <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
              {options.map(([value, label, text]) => (
                <label
                  key={value}
                  className="grid cursor-pointer sm:first:col-span-2 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 rounded-card border border-line p-3 has-checked:border-paprika has-checked:bg-paprika-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueberry"
                >
                  <input
                    type="radio"
                    name="template"
                    value={value}
                    defaultChecked={value === chosen}
                    className="mt-1 size-4 shrink-0 accent-paprika"
                  />
                  <span className="font-semibold">{label}</span>
                  <span className="col-start-2 text-sm text-ink-soft text-pretty">{text}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
            <Field
              label={translate('menu_name')}
              name="name"
              required
              maxLength={maxNameLength}
              defaultValue={failure?.values['name'] ?? translate('menu_name_default')}
              error={errors['name']}
            />
            <SelectField
              label={translate('currency')}
              name="currency"
              required
              defaultValue={failure?.values['currency'] ?? 'TRY'}
              error={errors['currency']}
            >
              {currencies
                .toSorted((one, other) => Number(other.isCommon) - Number(one.isCommon))
                .map(({ code, name }) => (
                  <option key={code} value={code}>
                    {`${name} (${code})`}
                  </option>
                ))}
            </SelectField>
          </div>
          <SubmitButton name="intent" value="menu" className="self-start">
            {translate('save_and_continue')}
          </SubmitButton>
        </Form>
      </Card>
    </Beside>
  )
}

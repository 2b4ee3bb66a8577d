import { useEffect } from 'react'
import { href, useNavigation } from 'react-router'
import { categoryEditSchema, newCategorySchema } from '#app/domain/categories/schemas.ts'
import { maxNameLength } from '#app/domain/field-schemas.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormKey } from '#app/ui/form-key.tsx'
import { FormNotice } from '#app/ui/form-notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useVersionedForm } from '#app/ui/use-versioned-form.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { previewAttribute } from '../../preview/previewed-form.ts'
import type { CategoryEntry } from './category-row.tsx'
import { ServiceFields, useServiceNoticeFields } from './service-fields.tsx'

interface Props {
  readonly menuId: string
  /** The category to be updated; undefined to add one. */
  readonly edited: CategoryEntry | undefined
  readonly categories: readonly CategoryEntry[]
  /** IANA name of the owner's time zone. */
  readonly timeZone: string
  readonly result: unknown
  /** Whether it replaces a form that was just saved, and so takes over its focus. */
  readonly isAfterSave: boolean
  readonly onCancel: () => void
}

export function CategoryCard(props: Props) {
  const { menuId, edited, categories, timeZone, result, isAfterSave, onCancel } = props
  const translate = useMenusTranslate()
  const intent = edited ? 'update' : 'add'
  const intentFailure = failureOf(result, intent)
  // Ignores a failure of another category's form.
  const versioned = useVersionedForm({
    failure: intentFailure?.values['categoryId'] === edited?.id ? intentFailure : undefined,
    stored: {
      name: edited?.name ?? '',
      parentId: edited?.parentId ?? '',
      ...edited?.service,
      updatedAt: edited?.updatedAt ?? '',
    },
    versionField: 'updatedAt',
  })
  const { failure, version } = versioned
  const { errors, form, handlers } = useValidatedForm(
    edited ? categoryEditSchema : newCategorySchema,
    failure,
  )
  const isSaving = useNavigation().formData?.get('intent') === intent
  const values = failure?.values
  const serviceFields = useServiceNoticeFields()
  useEffect(() => {
    // The category was chosen in the list, which may be far below on a phone.
    if (edited || isAfterSave) form.current?.querySelector<HTMLElement>('[name="name"]')?.focus()
  }, [edited, isAfterSave, form])
  const mainCategories = categories.filter(
    ({ id, parentId }) => parentId === null && id !== edited?.id,
  )
  return (
    <Card title={translate(edited ? 'update_category' : 'add_category')}>
      <FormNotice
        form={versioned}
        fields={[
          { name: 'name', label: translate('category_name') },
          {
            name: 'parentId',
            label: translate('parent_category'),
            show: (value) => categories.find(({ id }) => id === value)?.name ?? '',
          },
          ...serviceFields,
        ]}
      />
      <Form
        method="post"
        preventScrollReset
        {...handlers}
        {...{
          [previewAttribute]: href('/dashboard/menuList/menu/:menuId/menuCategory/preview', {
            menuId,
          }),
        }}
        className="flex flex-col gap-5"
      >
        {edited ? (
          <>
            <input type="hidden" name="categoryId" value={edited.id} />
            <input type="hidden" name="updatedAt" value={version} />
          </>
        ) : (
          <FormKey />
        )}
        <Field
          label={translate('category_name')}
          name="name"
          required
          maxLength={maxNameLength}
          placeholder={translate('category_example')}
          defaultValue={values?.['name'] ?? edited?.name}
          error={errors['name']}
        />
        <SelectField
          label={translate('parent_category_optional')}
          name="parentId"
          defaultValue={values?.['parentId'] ?? edited?.parentId ?? ''}
          error={errors['parentId']}
        >
          <option value="">{translate('no_parent')}</option>
          {mainCategories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <ServiceFields
          values={{ ...edited?.service, ...values }}
          errors={errors}
          timeZone={timeZone}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="intent" value={intent}>
            {translate(isSaving ? 'saving' : intent)}
          </SubmitButton>
          {edited && (
            <ButtonLink
              tone="quiet"
              to="."
              onClick={(event) => {
                event.preventDefault()
                onCancel()
              }}
            >
              {translate('cancel')}
            </ButtonLink>
          )}
        </div>
      </Form>
    </Card>
  )
}

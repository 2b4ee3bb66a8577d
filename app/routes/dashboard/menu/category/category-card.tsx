import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { chosenCategorySchema, newCategorySchema } from '#app/domain/categories/schemas.ts'
import { maxNameLength } from '#app/domain/field-schemas.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useCheckedForm } from '#app/ui/use-checked-form.ts'
import { FormProblem } from '../form-problem.tsx'
import type { CategoryEntry } from './category-row.tsx'

interface Props {
  /** The category that is changed; without one, another is added. */
  readonly edited: CategoryEntry | undefined
  readonly categories: readonly CategoryEntry[]
  readonly result: unknown
  readonly onCancel: () => void
}

export function CategoryCard({ edited, categories, result, onCancel }: Props) {
  const translate = useMenusTranslate()
  const intent = edited ? 'update' : 'add'
  const ofIntent = failureOf(result, intent)
  // Not of another category, whose form stood here before.
  const failure = ofIntent?.values['categoryId'] === edited?.id ? ofIntent : undefined
  const { errors, form, handlers } = useCheckedForm(
    edited ? chosenCategorySchema : newCategorySchema,
    failure,
  )
  const isSaving = useNavigation().formData?.get('intent') === intent
  const values = failure?.values
  useEffect(() => {
    // Chosen in the list, which may be far below on a phone.
    if (edited) form.current?.querySelector<HTMLElement>('[name="name"]')?.focus()
  }, [edited, form])
  const mains = categories.filter(({ id, parentId }) => parentId === null && id !== edited?.id)
  return (
    <Card title={translate(edited ? 'update_category' : 'add_category')}>
      <FormProblem failure={failure} />
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        {edited && (
          <>
            <input type="hidden" name="categoryId" value={edited.id} />
            <input
              type="hidden"
              name="updatedAt"
              value={values?.['updatedAt'] ?? edited.updatedAt}
            />
          </>
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
          {mains.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="intent" value={intent}>
            {translate(isSaving ? 'saving' : edited ? 'update' : 'add')}
          </SubmitButton>
          {edited && (
            <Button tone="quiet" onClick={onCancel}>
              {translate('cancel')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}

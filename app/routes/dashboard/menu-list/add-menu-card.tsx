import { maxNameLength } from '#app/domain/field-schemas.ts'
import { newMenuSchema } from '#app/domain/menus/schemas.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormKey } from '#app/ui/form-key.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useDone } from '#app/ui/use-done.ts'
import { Form } from '#app/ui/team-forms.tsx'

export function AddMenuCard({ result }: { result: unknown }) {
  const translate = useMenusTranslate()
  const toast = useToast()
  const failure = failureOf(result, 'add')
  const { errors, clear, handlers } = useValidatedForm(newMenuSchema, failure)
  useDone(result, 'add', () => {
    clear()
    toast({ title: translate('menu_created') })
  })
  return (
    <Card title={translate('add_new_menu')} description={translate('add_new_menu_description')}>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <Form
        method="post"
        preventScrollReset
        {...handlers}
        className="flex flex-col gap-4 sm:flex-row sm:items-start"
      >
        <FormKey />
        <div className="flex-1">
          <Field
            label={translate('name')}
            name="name"
            required
            maxLength={maxNameLength}
            placeholder={translate('name_example')}
            defaultValue={failure?.values['name']}
            error={errors['name']}
          />
        </div>
        {/* Aligned with the input, even if there is an error below it. */}
        <SubmitButton name="intent" value="add" className="sm:mt-6.5">
          {translate('add')}
        </SubmitButton>
      </Form>
    </Card>
  )
}

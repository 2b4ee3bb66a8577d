import { useEffect } from 'react'
import { href } from 'react-router'
import { maxNameLength } from '#app/domain/field-schemas.ts'
import { newRestaurantSchema } from '#app/domain/restaurants/schemas.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { FormKey } from '#app/ui/form-key.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { Form } from '#app/ui/team-forms.tsx'

interface Props {
  readonly failure: FormFailure | undefined
  readonly isFirst: boolean
  readonly onCancel: () => void
}

export function AddRestaurantForm({ failure, isFirst, onCancel }: Props) {
  const translate = useRestaurantsTranslate()
  const { errors, form, handlers } = useValidatedForm(newRestaurantSchema, failure)
  useEffect(() => {
    if (!isFirst) form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])
  return (
    <div className={isFirst ? 'max-w-xl' : 'flex-1 *:h-full'}>
      <Card
        title={translate(isFirst ? 'empty_title' : 'add_restaurant')}
        description={isFirst && translate('empty_text')}
      >
        {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
        <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
          <input type="hidden" name="intent" value="add" />
          <FormKey />
          <Field
            label={translate('restaurant_name')}
            name="name"
            required
            maxLength={maxNameLength}
            autoComplete="off"
            defaultValue={failure?.values['name']}
            error={errors['name']}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton>{translate('add')}</SubmitButton>
            {!isFirst && (
              <ButtonLink
                tone="quiet"
                to={href('/dashboard/restaurants')}
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
    </div>
  )
}

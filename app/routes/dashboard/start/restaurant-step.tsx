import { href } from 'react-router'
import { maxNameLength } from '#app/domain/field-schemas.ts'
import { newRestaurantSchema } from '#app/domain/restaurants/schemas.ts'
import { useStartTranslate } from '#app/i18n/start.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormKey } from '#app/ui/form-key.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { Beside } from '../preview/beside.tsx'
import { previewAttribute } from '../preview/previewed-form.ts'
import type { StartPageProps } from './start-page-props.ts'

/** Adds the first restaurant by its name alone. */
export function RestaurantStep({ restaurant, result }: StartPageProps) {
  const translate = useStartTranslate()
  const failure = failureOf(result, 'restaurant')
  const { errors, handlers } = useValidatedForm(newRestaurantSchema, failure)
  if (restaurant) {
    return (
      <Card
        title={translate('restaurant_exists', { name: restaurant.name })}
        description={translate('restaurant_exists_text')}
      />
    )
  }
  return (
    <Beside isNew guestPage={undefined} saved={undefined}>
      <Card title={translate('restaurant_title')} description={translate('restaurant_text')}>
        {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
        <Form
          method="post"
          {...handlers}
          {...{ [previewAttribute]: href('/dashboard/start/restaurant/preview') }}
          className="flex max-w-xl flex-col gap-5"
        >
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
          <SubmitButton name="intent" value="restaurant" className="self-start">
            {translate('save_and_continue')}
          </SubmitButton>
        </Form>
      </Card>
    </Beside>
  )
}

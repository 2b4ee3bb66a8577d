import { useState } from 'react'
import { Form } from 'react-router'
import { maxNameLength } from '#app/domain/field-schemas.ts'
import {
  maxInstructionsLength,
  maxLocationLength,
  maxSlugLength,
  maxWarningLength,
  restaurantSchema,
} from '#app/domain/restaurants/schemas.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useCheckedForm } from '#app/ui/use-checked-form.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useDone } from '#app/ui/use-done.ts'
import type { ShownRestaurant } from '../shown-restaurant.ts'

/** What its own form shows of a restaurant, beside what lists show. */
export interface RestaurantTexts {
  readonly chatStartWarningMessage: string
  readonly aiInstructions: string
  readonly slug: string
}

interface Props {
  readonly restaurant: ShownRestaurant
  readonly texts: RestaurantTexts
  /** The moment of its last change. */
  readonly version: string
  readonly appUrl: string
  readonly result: unknown
}

export function DetailsCard({ restaurant, texts, version, appUrl, result }: Props) {
  const translate = useRestaurantsTranslate()
  const toast = useToast()
  const failure = failureOf(result, 'details')
  const { errors, handlers } = useCheckedForm(restaurantSchema, failure)
  useDone(result, 'details', () => toast({ title: translate('updated') }))
  const stored = { ...texts, name: restaurant.name, location: restaurant.location }
  const field = (name: keyof typeof stored, maxLength: number) => ({
    name,
    maxLength,
    defaultValue: failure?.values[name] ?? stored[name],
    error: errors[name],
  })
  const slug = field('slug', maxSlugLength)
  const [typedSlug, setTypedSlug] = useState(slug.defaultValue)
  const isOn = failure ? failure.values['isActive'] === 'on' : restaurant.isActive
  return (
    <Card title={translate('detail')} description={translate('detail_description')}>
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="details" />
        {/* What was refused is as old as it was: sent again, it is refused again. */}
        <input
          type="hidden"
          name="updatedAt"
          value={failure?.values['updatedAt'] ?? version}
          readOnly
        />
        <Field {...field('name', maxNameLength)} label={translate('restaurant_name')} required />
        <Field
          {...field('location', maxLocationLength)}
          label={translate('location')}
          hint={translate('location_hint')}
          required
        />
        <SwitchField
          name="isActive"
          label={`${translate('status')} / ${translate('active')}`}
          hint={translate('status_hint')}
          defaultChecked={isOn}
        />
        <TextAreaField
          {...field('chatStartWarningMessage', maxWarningLength)}
          label={translate('chat_warning')}
          hint={translate('chat_warning_hint')}
          required
        />
        <TextAreaField
          {...field('aiInstructions', maxInstructionsLength)}
          label={translate('ai_instructions')}
          hint={translate('ai_instructions_hint')}
        />
        <div>
          <Field
            {...slug}
            label={translate('slug')}
            hint={translate('slug_hint', { max: maxSlugLength })}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setTypedSlug(target.value)}
          />
          <p className="mt-2 text-sm text-ink-soft">
            {translate('full_address')}:{' '}
            <span className="font-medium break-all text-ink">
              {appUrl}/{typedSlug.trim().toLowerCase() || restaurant.id}
            </span>
          </p>
        </div>
        {/* Here, as the form is long, and this is where one looks after pressing. */}
        {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
        <SubmitButton className="self-start">{translate('update')}</SubmitButton>
      </Form>
    </Card>
  )
}

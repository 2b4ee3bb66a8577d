import { href } from 'react-router'
import { maxNameLength } from '#app/domain/field-schemas.ts'
import {
  maxInstructionsLength,
  maxLocationLength,
  maxWarningLength,
  restaurantSchema,
} from '#app/domain/restaurants/schemas.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Card } from '#app/ui/card.tsx'
import { fieldId } from '#app/ui/field-id.ts'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormNotice } from '#app/ui/form-notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useVersionedForm } from '#app/ui/use-versioned-form.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { savedVersion, useDone } from '#app/ui/use-done.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { previewAttribute } from '../../preview/previewed-form.ts'
import type { RestaurantView } from '../restaurant-view.ts'
import { SlugField } from './slug-field.tsx'

/** The fields of a restaurant that only its details form needs. */
export interface RestaurantTexts {
  readonly chatStartWarningMessage: string
  readonly aiInstructions: string
  readonly slug: string
}

interface Props {
  readonly restaurant: RestaurantView
  readonly texts: RestaurantTexts
  /** The time of its last change, ISO 8601. */
  readonly version: string
  readonly appUrl: string
  readonly result: unknown
}

export function DetailsCard({ restaurant, texts, version, appUrl, result }: Props) {
  const translate = useRestaurantsTranslate()
  const toast = useToast()
  const stored = {
    ...texts,
    name: restaurant.name,
    location: restaurant.location,
    isActive: restaurant.isActive ? 'on' : '',
    updatedAt: version,
  }
  const edited = useVersionedForm({
    failure: failureOf(result, 'details'),
    saved: savedVersion(result, 'details'),
    stored,
    versionField: 'updatedAt',
  })
  const { failure } = edited
  const { errors, handlers } = useValidatedForm(restaurantSchema, failure)
  useDone(result, 'details', () => toast({ title: translate('updated') }))
  const field = (name: keyof typeof stored) => ({
    name,
    defaultValue: failure?.values[name] ?? stored[name],
    error: errors[name],
  })
  const isOn = failure ? failure.values['isActive'] === 'on' : restaurant.isActive
  const labels = {
    name: translate('restaurant_name'),
    location: translate('location'),
    chatStartWarningMessage: translate('chat_warning'),
    aiInstructions: translate('ai_instructions'),
    slug: translate('slug'),
  }
  const status = {
    name: 'isActive',
    label: translate('status'),
    show: (value: string) => translate(value === 'on' ? 'active' : 'passive'),
  }
  return (
    <Card title={translate('detail')} description={translate('detail_description')}>
      <Form
        method="post"
        preventScrollReset
        {...handlers}
        {...{
          [previewAttribute]: href(
            '/dashboard/restaurants/restaurant/:restaurantId/details/preview',
            { restaurantId: restaurant.id },
          ),
        }}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="details" />
        <input type="hidden" name="updatedAt" value={edited.version} />
        <Field {...field('name')} label={labels.name} maxLength={maxNameLength} required />
        <Field
          {...field('location')}
          label={labels.location}
          maxLength={maxLocationLength}
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
          {...field('chatStartWarningMessage')}
          id={fieldId('chatStartWarningMessage')}
          label={labels.chatStartWarningMessage}
          maxLength={maxWarningLength}
          hint={translate('chat_warning_hint')}
          required
        />
        <TextAreaField
          {...field('aiInstructions')}
          id={fieldId('aiInstructions')}
          label={labels.aiInstructions}
          maxLength={maxInstructionsLength}
          hint={translate('ai_instructions_hint')}
        />
        <SlugField
          {...field('slug')}
          label={labels.slug}
          stored={texts.slug}
          restaurantId={restaurant.id}
          appUrl={appUrl}
        />
        {/* Next to the button: the form is long, and owners look here after submitting. */}
        <FormNotice
          form={edited}
          fields={[...Object.entries(labels).map(([name, label]) => ({ name, label })), status]}
        />
        <SubmitButton className="self-start">{translate('update')}</SubmitButton>
      </Form>
    </Card>
  )
}

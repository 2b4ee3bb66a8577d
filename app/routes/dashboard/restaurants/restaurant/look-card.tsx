import { useState } from 'react'
import { href } from 'react-router'
import {
  defaultLook,
  logoShapes,
  pictureSizes,
  typefaces,
  type Look,
} from '#app/domain/guest-menu/look.ts'
import { lookSchema } from '#app/domain/look/schemas.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormNotice } from '#app/ui/form-notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useVersionedForm } from '#app/ui/use-versioned-form.ts'
import { savedVersion, useDone } from '#app/ui/use-done.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { previewAttribute } from '../../preview/previewed-form.ts'
import type { RestaurantView } from '../restaurant-view.ts'
import { AccentField } from './accent-field.tsx'
import { CoverFields } from './cover-fields.tsx'
import { LookPreview } from './look-preview.tsx'

export interface LookForm {
  readonly values: Look
  readonly version: string
}

interface Props {
  readonly restaurant: RestaurantView
  readonly look: LookForm
  readonly result: unknown
}

/** The form for the look of the guest page: colour, typeface, shapes, and the cover picture. */
export function LookCard({ restaurant, look: { values, version }, result }: Props) {
  const translate = useRestaurantsTranslate()
  const toast = useToast()
  const stored: Record<string, string> = { ...values, lookVersion: version }
  const edited = useVersionedForm({
    failure: failureOf(result, 'look'),
    saved: savedVersion(result, 'look'),
    stored,
    versionField: 'lookVersion',
  })
  const { failure } = edited
  const { errors, handlers } = useValidatedForm(lookSchema, failure)
  useDone(result, 'look', () => toast({ title: translate('visit_saved') }))
  const initial: Readonly<Record<string, string>> = { ...stored, ...failure?.values }
  const [previewed, setPreviewed] = useState(() => parseLook(initial) ?? values)

  const labels = {
    accent: translate('look_accent'),
    typeface: translate('look_typeface'),
    logoShape: translate('look_logo_shape'),
    pictureSize: translate('look_picture_size'),
  }
  const options = {
    typeface: typefaces.map((key) => [key, translate(`typeface_${key}`)] as const),
    logoShape: logoShapes.map((key) => [key, translate(`shape_${key}`)] as const),
    pictureSize: pictureSizes.map((key) => [key, translate(`pictures_${key}`)] as const),
  }
  const fieldOf = <Name extends keyof Look>(name: Name) => ({
    name,
    label: labels[name],
    defaultValue: initial[name] ?? '',
    error: errors[name],
  })
  const choiceOf = (name: keyof typeof options) => (
    <SelectField {...fieldOf(name)}>
      {options[name].map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </SelectField>
  )
  return (
    <Card title={translate('look_title')} description={translate('look_description')}>
      <LookPreview look={previewed} restaurant={restaurant} />
      <Form
        method="post"
        preventScrollReset
        {...handlers}
        {...{
          [previewAttribute]: href('/dashboard/restaurants/restaurant/:restaurantId/preview', {
            restaurantId: restaurant.id,
          }),
        }}
        onInput={(event) => {
          handlers.onInput(event)
          const look = parseLook(Object.fromEntries(new FormData(event.currentTarget)))
          if (look) setPreviewed(look)
        }}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="look" />
        <input type="hidden" name="lookVersion" value={edited.version} />
        <AccentField {...fieldOf('accent')} colour={previewed.accent} />
        {choiceOf('typeface')}
        {choiceOf('logoShape')}
        {choiceOf('pictureSize')}
        <FormNotice
          form={edited}
          fields={[
            { name: 'accent', label: labels.accent },
            ...(['typeface', 'logoShape', 'pictureSize'] as const).map((name) => ({
              name,
              label: labels[name],
              show: (value: string) => new Map<string, string>(options[name]).get(value) ?? value,
            })),
          ]}
        />
        <SubmitButton className="self-start">{translate('house_save')}</SubmitButton>
      </Form>
      <CoverFields restaurantId={restaurant.id} coverUrl={restaurant.coverUrl} result={result} />
    </Card>
  )
}

/** @returns undefined while a field is invalid */
function parseLook(fields: object): Look | undefined {
  const { data } = lookSchema.safeParse({ ...defaultLook, ...fields })
  return data
}

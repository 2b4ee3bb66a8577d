import { useState } from 'react'
import { maxSlugLength, restaurantSchema } from '#app/domain/restaurants/schemas.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Field } from '#app/ui/field.tsx'

interface Props {
  readonly name: string
  readonly label: string
  readonly defaultValue: string
  readonly error: string | undefined
  /** The stored slug, which guests may know; empty for none. */
  readonly stored: string
  readonly restaurantId: string
  readonly appUrl: string
}

/** The slug field. Shows the resulting URL while typing, and the URL that would stop working. */
export function SlugField({ stored, restaurantId, appUrl, ...field }: Props) {
  const translate = useRestaurantsTranslate()
  const [typed, setTyped] = useState(field.defaultValue)
  const { success, data: slug } = restaurantSchema.shape.slug.safeParse(typed)
  const replacesStored = success && stored !== '' && slug !== stored
  return (
    <div>
      <Field
        {...field}
        hint={translate('slug_hint', { max: maxSlugLength })}
        maxLength={maxSlugLength}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="mt-2 text-sm text-ink-soft">
        {translate('full_address')}:{' '}
        <span className="font-medium break-all text-ink">
          {success ? `${appUrl}/${slug ?? restaurantId}` : translate('slug_none')}
        </span>
      </p>
      {replacesStored && (
        <p role="status" className="mt-1 text-sm break-words">
          {translate('slug_ends', { address: `${appUrl}/${stored}` })}
        </p>
      )}
    </div>
  )
}

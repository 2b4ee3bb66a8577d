import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { RestaurantLogo } from '../restaurant-logo.tsx'
import type { RestaurantView } from '../restaurant-view.ts'
import { DeletePicture } from './delete-picture.tsx'
import { PictureForm } from './picture-form.tsx'

interface Props {
  readonly restaurant: RestaurantView
  readonly result: unknown
}

/** The logo. A fetcher saves it separately, so that unsaved text in the page's other forms stays. */
export function LogoCard({ restaurant: { id, name, logoUrl }, result }: Props) {
  const translate = useRestaurantsTranslate()
  const fetcher = useFetcher<unknown>()
  // Without JavaScript, the result is the page's action data.
  const latest = fetcher.data ?? result
  const problem = failureOf(latest, 'logo')?.problem ?? failureOf(latest, 'deleteLogo')?.problem
  return (
    <Card title={translate('update_logo')} description={translate('logo_description')}>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      <div className="flex flex-wrap items-center gap-5">
        <RestaurantLogo
          logoUrl={logoUrl}
          alt={logoUrl === null ? translate('no_logo') : translate('logo_of', { name })}
          large
        />
        {logoUrl !== null && <DeletePicture picture="logo" fetcher={fetcher} />}
      </div>
      <PictureForm
        restaurantId={id}
        picture="logo"
        fetcher={fetcher}
        failure={failureOf(latest, 'logo')}
      />
    </Card>
  )
}

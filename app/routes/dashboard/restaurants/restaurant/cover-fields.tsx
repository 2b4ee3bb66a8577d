import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { DeletePicture } from './delete-picture.tsx'
import { PictureForm } from './picture-form.tsx'

interface Props {
  readonly restaurantId: string
  readonly coverUrl: string | null
  readonly result: unknown
}

/** The cover picture. A fetcher saves it separately, as in `LogoCard`. */
export function CoverFields({ restaurantId, coverUrl, result }: Props) {
  const translate = useRestaurantsTranslate()
  const fetcher = useFetcher<unknown>()
  const latest = fetcher.data ?? result
  const problem = failureOf(latest, 'cover')?.problem ?? failureOf(latest, 'deleteCover')?.problem
  return (
    <section aria-labelledby="cover" className="flex flex-col gap-4 border-t border-line pt-5">
      <div>
        <h3 id="cover" className="font-semibold">
          {translate('cover_title')}
        </h3>
        <p className="mt-1 text-sm text-pretty text-ink-soft">{translate('cover_hint')}</p>
      </div>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      {coverUrl === null ? (
        <p className="rounded-card bg-sunken px-4 py-3">{translate('no_cover')}</p>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <img
            src={smallImageUrl(coverUrl)}
            alt={translate('cover_title')}
            className="aspect-5/2 w-full rounded-card bg-sunken object-cover"
          />
          <DeletePicture picture="cover" fetcher={fetcher} />
        </div>
      )}
      <PictureForm
        restaurantId={restaurantId}
        picture="cover"
        fetcher={fetcher}
        failure={failureOf(latest, 'cover')}
      />
    </section>
  )
}

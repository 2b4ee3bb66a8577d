import { useEffect, useRef, useState } from 'react'
import type { RestaurantPicture } from '#app/domain/restaurants/set-picture.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { errorTranslator } from '#app/i18n/errors.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { maxImageMegabytes } from '#app/services/images/max-image-megabytes.ts'
import { Button } from '#app/ui/button.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { PicturePreview } from '#app/ui/picture-preview.tsx'
import { useToast } from '#app/ui/use-toast.ts'
import { useDone } from '#app/ui/use-done.ts'
import type { useFetcher } from '#app/ui/team-forms.tsx'
import { usePictureUndoOffer } from '../../deleted/undo-provider.tsx'

/** The intents of the forms of a picture. */
export const pictureIntents = {
  logo: { upload: 'logo', delete: 'deleteLogo' },
  cover: { upload: 'cover', delete: 'deleteCover' },
} as const

export interface PictureFormProps {
  readonly restaurantId: string
  readonly picture: RestaurantPicture
  readonly fetcher: ReturnType<typeof useFetcher>
  readonly failure: FormFailure | undefined
}

/** Uploads a picture of the restaurant. */
export function PictureForm({ restaurantId, picture, fetcher, failure }: PictureFormProps) {
  const intent = pictureIntents[picture]
  const translate = useRestaurantsTranslate()
  const error = errorTranslator(useLocale())
  const toast = useToast()
  const offerUndo = usePictureUndoOffer()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // Undefined before hydration, when the file is unknown and the button must stay enabled.
  const [file, setFile] = useState<File | null>()
  // The failure of an earlier file, hidden once another file is chosen.
  const [dismissed, setDismissed] = useState<FormFailure>()
  useDone(fetcher.data, intent.upload, () => {
    toast({
      title: translate(picture === 'logo' ? 'success' : 'visit_saved'),
      ...offerUndo(fetcher.data, picture, restaurantId),
    })
    form.current?.reset()
    setFile(null)
  })
  useDone(fetcher.data, intent.delete, () => {
    toast({
      title: translate(picture === 'logo' ? 'logo_deleted' : 'cover_deleted'),
      ...offerUndo(fetcher.data, picture, restaurantId),
    })
  })
  // The delete button disappears together with the picture, so the focus moves to the file input.
  useDone(fetcher.state === 'idle' ? fetcher.data : undefined, intent.delete, () => {
    if (document.activeElement === document.body) input.current?.focus()
  })
  useEffect(() => setFile(input.current?.files?.[0] ?? null), [])
  const isTooLarge = (file?.size ?? 0) > maxImageMegabytes * 1024 * 1024
  const tooLarge = isTooLarge
    ? error('image_too_large', { megabytes: maxImageMegabytes })
    : undefined
  const isSending = fetcher.formData?.get('intent') === intent.upload
  return (
    <fetcher.Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={`?upload=${intent.upload}`}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value={intent.upload} />
      <FileField
        label={translate(picture === 'logo' ? 'choose_file' : 'cover_file')}
        hint={translate('file_hint', { megabytes: maxImageMegabytes })}
        ref={input}
        name="file"
        accept="image/*"
        required
        error={tooLarge ?? (failure === dismissed ? undefined : failure?.errors['file'])}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null)
          setDismissed(failure)
        }}
      />
      <PicturePreview file={isTooLarge ? null : file} label={translate('picked')} />
      <Button
        type="submit"
        busy={isSending}
        disabled={file === null || isTooLarge}
        className="self-start"
      >
        {translate(picture === 'logo' ? 'upload' : 'cover_upload')}
      </Button>
    </fetcher.Form>
  )
}

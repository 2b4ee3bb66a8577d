import { useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { errorTranslator } from '#app/i18n/errors.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { maxImageMegabytes } from '#app/services/images/max-image-megabytes.ts'
import { Button } from '#app/ui/button.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { PickedPicture } from '#app/ui/picked-picture.tsx'
import { useToast } from '#app/ui/use-toast.ts'
import { useDone } from '#app/ui/use-done.ts'

interface Props {
  readonly fetcher: FetcherWithComponents<unknown>
  readonly failure: FormFailure | undefined
}

export function LogoForm({ fetcher, failure }: Props) {
  const translate = useRestaurantsTranslate()
  const error = errorTranslator(useLocale())
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // Undefined until there is a script to know of it: nothing is held back before.
  const [file, setFile] = useState<File | null>()
  // What the server said of an earlier choice holds until there is another one.
  const [answered, setAnswered] = useState<FormFailure>()
  useDone(fetcher.data, 'logo', () => {
    toast({ title: translate('success') })
    form.current?.reset()
    setFile(null)
  })
  // Deleted: the button that did it is gone, and the focus with it.
  useDone(fetcher.state === 'idle' ? fetcher.data : undefined, 'deleteLogo', () => {
    if (document.activeElement === document.body) input.current?.focus()
  })
  useEffect(() => setFile(input.current?.files?.[0] ?? null), [])
  const isTooLarge = (file?.size ?? 0) > maxImageMegabytes * 1024 * 1024
  const tooLarge = isTooLarge
    ? error('image_too_large', { megabytes: maxImageMegabytes })
    : undefined
  const isSending = fetcher.formData?.get('intent') === 'logo'
  return (
    <fetcher.Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action="?upload=logo"
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="logo" />
      <FileField
        label={translate('choose_file')}
        hint={translate('file_hint', { megabytes: maxImageMegabytes })}
        ref={input}
        name="file"
        accept="image/*"
        required
        error={tooLarge ?? (failure === answered ? undefined : failure?.errors['file'])}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null)
          setAnswered(failure)
        }}
      />
      <PickedPicture file={isTooLarge ? null : file} label={translate('picked')} />
      <Button
        type="submit"
        busy={isSending}
        disabled={file === null || isTooLarge}
        className="self-start"
      >
        {translate('upload')}
      </Button>
    </fetcher.Form>
  )
}

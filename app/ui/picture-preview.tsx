import { useEffect, useState } from 'react'

interface Props {
  /** The selected file, if any. */
  readonly file: File | null | undefined
  /** Says that this picture isn't uploaded yet. */
  readonly label: string
}

/** Previews a picture before its upload, if the browser can decode it. */
export function PicturePreview({ file, label }: Props) {
  const [shown, setShown] = useState<{ readonly file: File; readonly url: string }>()
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setShown({ file, url: reader.result })
    })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  if (!file || shown?.file !== file) return null
  return (
    <figure className="flex min-w-0 items-center gap-4">
      <img
        src={shown.url}
        alt={label}
        onError={() => setShown(undefined)}
        className="size-28 shrink-0 rounded-card bg-sunken object-contain"
      />
      <figcaption className="min-w-0 text-sm text-ink-soft">
        {label}
        <span className="block truncate font-medium text-ink">{file.name}</span>
      </figcaption>
    </figure>
  )
}

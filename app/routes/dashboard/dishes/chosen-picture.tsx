import { useEffect, useState } from 'react'
import { PartChooser } from './part-chooser.tsx'

/** The chooser for a picture that isn't uploaded yet, if the browser can decode it. */
export function ChosenPicture({ file }: { readonly file: File }) {
  const [shown, setShown] = useState<{ readonly file: File; readonly url: string }>()
  useEffect(() => {
    let isStopped = false
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result !== 'string') return
      const url = reader.result
      const probe = new Image()
      probe.addEventListener('load', () => !isStopped && setShown({ file, url }))
      probe.src = url
    })
    reader.readAsDataURL(file)
    return () => {
      isStopped = true
    }
  }, [file])
  return shown?.file === file ? <PartChooser key={shown.url} src={shown.url} /> : null
}

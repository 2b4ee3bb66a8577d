import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { z } from 'zod'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Button } from '#app/ui/button.tsx'

const refreshMs = 700
const answer = z.object({ share: z.number().nullable() })

/** Says that a menu is being read, and how far; with a button that stops it. */
export function ReadingProgress() {
  const translate = useImportsTranslate()
  const { formData } = useNavigation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const file = formData?.get('file')
  const isReading = formData !== undefined
  // A pasted text takes no time.
  const isFile = file instanceof File && file.size > 0
  const share = useShare(isFile ? `${pathname}/progress` : undefined)
  return (
    <>
      {isReading && (
        // Another navigation ends the request, and with it the reading.
        <Button tone="quiet" onClick={() => void navigate('.', { preventScrollReset: true })}>
          {translate('stop_reading')}
        </Button>
      )}
      <p role="status" className="text-ink-soft">
        {isReading && translate('reading')} {isFile && translate('reading_hint')}
      </p>
      {isFile && (
        <progress
          aria-label={translate('reading')}
          className="h-2 w-48 accent-paprika"
          {...(share !== null && { value: share })}
        />
      )}
    </>
  )
}

function useShare(address: string | undefined): number | null {
  const [share, setShare] = useState<number | null>(null)
  useEffect(() => {
    if (address === undefined) return undefined
    const ask = async () => {
      const response = await fetch(address)
      setShare(answer.parse(await response.json()).share)
    }
    // A failed question is asked again.
    const timer = setInterval(() => void ask().catch(() => undefined), refreshMs)
    return () => {
      clearInterval(timer)
      setShare(null)
    }
  }, [address])
  return share
}

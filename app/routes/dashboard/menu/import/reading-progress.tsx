import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { z } from 'zod'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Button } from '#app/ui/button.tsx'

const refreshMs = 700
const answer = z.object({ share: z.number().nullable() })

/** How far the reading of a file is, and a button that stops it. */
export function ReadingProgress() {
  const translate = useImportsTranslate()
  const { formData } = useNavigation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const file = formData?.get('file')
  const isReading = file instanceof File && file.size > 0
  const share = useShare(isReading ? `${pathname}/progress` : undefined)
  if (!isReading) return null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p role="status" className="text-sm text-ink-soft">
        {translate('reading')}
      </p>
      <progress
        aria-label={translate('reading')}
        className="h-2 w-48 accent-paprika"
        {...(share !== null && { value: share })}
      />
      {/* Another navigation ends the request, and with it the reading. */}
      <Button tone="quiet" onClick={() => void navigate(pathname, { replace: true })}>
        {translate('reading_cancel')}
      </Button>
    </div>
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

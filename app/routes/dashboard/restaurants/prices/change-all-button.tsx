import { Percent } from 'lucide-react'
import { useState } from 'react'
import { errorTranslator } from '#app/i18n/errors.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { usePricesTranslate } from '#app/i18n/prices.ts'
import { Button } from '#app/ui/button.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { useToast } from '#app/ui/use-toast.ts'
import type { ChangeAllSheet } from './change-all-sheet.tsx'

interface Props {
  readonly restaurantId: string
  readonly currency: string
}

/** Opens the form that changes all prices of a restaurant. Renders nothing without JavaScript. */
export function ChangeAllButton(props: Props) {
  const translate = usePricesTranslate()
  const locale = useLocale()
  const toast = useToast()
  const [isLoading, setLoading] = useState(false)
  // A new key each time it is opened discards what was typed before.
  const [sheet, setSheet] = useState<{
    key: number
    isOpen: boolean
    Sheet: typeof ChangeAllSheet
  }>()
  if (!useIsHydrated()) return null
  // Loaded on demand, as few visits need it. If that fails, `lazy` would replace the whole page, with
  // everything typed into it, by an error.
  const open = async () => {
    setLoading(true)
    try {
      const { ChangeAllSheet: Sheet } = await import('./change-all-sheet.tsx')
      setSheet((last) => ({ key: (last?.key ?? 0) + 1, isOpen: true, Sheet }))
    } catch {
      toast({ title: errorTranslator(locale)('offline'), tone: 'bad' })
    }
    setLoading(false)
  }
  return (
    <>
      <Button tone="quiet" busy={isLoading} onClick={() => void open()}>
        <Percent size={18} aria-hidden="true" />
        {translate('change_all')}
      </Button>
      {sheet && (
        <sheet.Sheet
          key={sheet.key}
          {...props}
          open={sheet.isOpen}
          close={() => setSheet({ ...sheet, isOpen: false })}
        />
      )}
    </>
  )
}

import { Percent } from 'lucide-react'
import { useState } from 'react'
import { errorTranslator } from '#app/i18n/errors.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { usePricesTranslate } from '#app/i18n/prices.ts'
import { Button } from '#app/ui/button.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { useToast } from '#app/ui/use-toast.ts'
import type { ChangeSheet } from './change-sheet.tsx'

interface Props {
  readonly restaurantId: string
  readonly currency: string
}

/** Opens the form that changes all prices of a restaurant; nothing without JavaScript. */
export function ChangeAll(props: Props) {
  const translate = usePricesTranslate()
  const locale = useLocale()
  const toast = useToast()
  const [isLoading, setLoading] = useState(false)
  // What opens it last; a new key for each time forgets what was typed before.
  const [opened, setOpened] = useState<{
    key: number
    isOpen: boolean
    Sheet: typeof ChangeSheet
  }>()
  if (!useIsHydrated()) return null
  // Few visits need it. `lazy` would replace the page, and what was typed into it, if this fails.
  const open = async () => {
    setLoading(true)
    try {
      const { ChangeSheet: Sheet } = await import('./change-sheet.tsx')
      setOpened((last) => ({ key: (last?.key ?? 0) + 1, isOpen: true, Sheet }))
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
      {opened && (
        <opened.Sheet
          key={opened.key}
          {...props}
          open={opened.isOpen}
          close={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  )
}

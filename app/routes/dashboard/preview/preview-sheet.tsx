import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePreviewTranslate } from '#app/i18n/preview.ts'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { useIsWide } from '#app/ui/use-is-wide.ts'

const hash = '#guest'

/**
 * A button that opens the preview as a sheet where there is no room beside the form. The open sheet
 * is an entry of the history, so that Back closes it; without a query, pages needn't load again.
 */
export function PreviewSheet({ children }: { readonly children: ReactNode }) {
  const translate = usePreviewTranslate()
  const navigate = useNavigate()
  const { search, state, hash: current } = useLocation()
  const isWide = useIsWide()
  const isOpen = isWide === false && current === hash
  const go = (to: string, options: { readonly replace?: boolean; readonly state?: unknown }) =>
    void navigate({ search, hash: to }, { ...options, preventScrollReset: true })
  const close = () =>
    Object(state).isPreview === true ? void navigate(-1) : go('', { replace: true })
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => go(hash, { state: { isPreview: true } })}
        className="self-start xl:hidden noscript:hidden"
      >
        <Eye size={18} aria-hidden="true" />
        {translate('see')}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={(opens) => {
          if (!opens) close()
        }}
        title={translate('title')}
        closeLabel={translate('close')}
      >
        {children}
      </Sheet>
    </>
  )
}

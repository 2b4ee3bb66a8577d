import { Eye, PencilLine } from 'lucide-react'
import { usePreviewTranslate } from '#app/i18n/preview.ts'

/** Says whether a preview shows what is saved or what is typed. */
export function PreviewCaption({ isTyped }: { readonly isTyped: boolean }) {
  const translate = usePreviewTranslate()
  const Icon = isTyped ? PencilLine : Eye
  return (
    <p className="flex items-center gap-2 text-sm font-semibold">
      <Icon size={16} aria-hidden="true" className="shrink-0 text-olive" />
      {translate(isTyped ? 'typed' : 'saved')}
    </p>
  )
}

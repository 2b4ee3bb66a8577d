import { ArrowRight, ExternalLink, MessageSquareText, UtensilsCrossed, Zap } from 'lucide-react'
import { useSearchTranslate } from '#app/i18n/search.ts'
import type { FoundItem, GroupKind } from './found.ts'

const icons = {
  actions: Zap,
  pages: ArrowRight,
  dishes: UtensilsCrossed,
  conversations: MessageSquareText,
} as const satisfies Record<GroupKind, unknown>

/** A result's name, with the icon of its kind. */
export function FoundText({ item, kind }: { readonly item: FoundItem; readonly kind: GroupKind }) {
  const translate = useSearchTranslate()
  const { label, note, target } = item
  const opensTab = 'to' in target && target.opensTab
  const Icon = opensTab ? ExternalLink : icons[kind]
  return (
    <>
      <Icon size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span dir="auto" className="max-w-full truncate">
          {label}
          {opensTab && <span className="sr-only">, {translate('opens_tab')}</span>}
        </span>
        {note !== '' && (
          <span dir="auto" className="max-w-full truncate text-sm text-ink-soft">
            {note}
          </span>
        )}
      </span>
    </>
  )
}

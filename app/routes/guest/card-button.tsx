import { ChefHat } from 'lucide-react'
import type { GuestTranslate } from '#app/i18n/guest.ts'

interface Props {
  readonly translate: GuestTranslate
  readonly className: string
}

/** Opens the card for the kitchen (`island/lazy-card.ts`), or says that it can't be loaded. */
export function CardButton({ translate, className }: Props) {
  return (
    <button
      type="button"
      data-card={translate('kitchenCardFailed')}
      className={`flex min-h-12 items-center gap-2 px-4 font-semibold max-[20rem]:px-1 ${className}`}
    >
      <ChefHat size={20} aria-hidden="true" className="shrink-0" />
      <span>{translate('kitchenCard')}</span>
    </button>
  )
}

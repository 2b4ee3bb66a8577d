import type { GuestTranslate } from '#app/i18n/guest.ts'

const button = 'min-h-12 flex-1 rounded-card px-4 font-semibold'

/** The question before a guest's conversation is erased. */
export function ConfirmErasure({ translate }: { readonly translate: GuestTranslate }) {
  return (
    <dialog
      id="confirm-erasure"
      className="bottom-sheet bg-surface text-ink"
      aria-labelledby="confirm-erasure-title"
    >
      <div className="grid gap-3 p-4 pb-6">
        <h2 id="confirm-erasure-title" className="font-display text-xl font-semibold">
          {translate('confirmErasure')}
        </h2>
        <p>{translate('confirmErasureHint')}</p>
        <div className="mt-2 flex gap-3">
          <button type="button" data-close className={`border border-line ${button}`}>
            {translate('cancel')}
          </button>
          <button
            type="button"
            data-confirm-erasure
            className={`bg-paprika text-on-paprika ${button}`}
          >
            {translate('delete')}
          </button>
        </div>
      </div>
    </dialog>
  )
}

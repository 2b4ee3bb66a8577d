import { X } from 'lucide-react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { CardButton } from '../card-button.tsx'
import type { SharedFilter } from './use-shared-filter.ts'

interface Props {
  readonly filter: SharedFilter
  readonly translate: GuestTranslate
  /** Called when a note disappears at a tap. */
  readonly onDone: () => void
}

/** Above the composer: what goes along with the next question, and what the menu could leave out. */
export function FilterNotes({ filter, translate, onDone }: Props) {
  const note =
    'mx-3 mb-2 flex items-center justify-between gap-x-3 rounded-card bg-sunken px-4 py-1 max-[20rem]:flex-wrap'
  return (
    <>
      {filter.isAvoiding && (
        <CardButton translate={translate} className="mx-3 text-start text-ink-soft" />
      )}
      {filter.offered !== '' && (
        <div className={note}>
          <p>{translate('offerFilter', { names: filter.offered })}</p>
          <button
            type="button"
            onClick={() => {
              filter.accept()
              onDone()
            }}
            className="-me-2 min-h-11 shrink-0 px-2 font-semibold underline"
          >
            {translate('acceptFilter')}
          </button>
        </div>
      )}
      {filter.sentence !== '' && (
        <div className={note}>
          <p>{translate('sentAlong', { sentence: filter.sentence })}</p>
          <button
            type="button"
            onClick={() => {
              filter.withhold()
              onDone()
            }}
            aria-label={translate('withhold')}
            className="grid size-11 shrink-0 place-items-center"
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  )
}

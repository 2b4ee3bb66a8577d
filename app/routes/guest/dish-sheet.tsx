import { MessageCircleQuestion, X } from 'lucide-react'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { CardButton } from './card-button.tsx'
import { ShareButton } from './share-button.tsx'

interface Props {
  readonly translate: GuestTranslate
}

const button =
  'flex min-h-12 flex-1 items-center justify-center gap-2 rounded-card px-4 font-semibold whitespace-nowrap'

/** The empty sheet of a dish, and its picture in full size, which `island/dish-sheet.ts` fills. */
export function DishSheet({ translate }: Props) {
  return (
    <>
      <dialog
        id="dish-sheet"
        className="bottom-sheet dish-sheet bg-surface text-ink"
        aria-labelledby="dish-sheet-name"
      >
        <article>
          <CloseButton translate={translate} />
          <button type="button" data-enlarge hidden aria-label={translate('enlarge')}>
            <img alt="" width={640} height={480} />
          </button>
          {/* Stays beside the close button, or prices would pass behind that. */}
          <div className="dish-sheet-head">
            <h2 id="dish-sheet-name" className="font-display text-2xl leading-tight font-semibold">
              <span data-part="name" dir="auto">
                {translate('loading')}
              </span>{' '}
              <bdi data-part="original" className="original-name" />
            </h2>
            <p data-part="price" dir="auto" className="dish-price text-lg" />
          </div>
          <div className="px-4 pb-6">
            {/* The notice of a cached page, which the sheet covers. */}
            <p
              data-part="kept"
              hidden
              className="mt-2 rounded-card border border-paprika px-4 py-2"
            />
            <p data-part="soldOut" role="status" className="sold-out mt-2" />
            <p data-part="notServed" role="status" className="mt-2 font-semibold" />
            <p data-part="description" dir="auto" className="mt-2 text-pretty" />
            <div data-part="details" className="dish-details" />
            <p className="mt-4 rounded-card bg-sunken px-4 py-3">{translate('filterNotice')}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              {/* Removed where the chat is closed. */}
              <button type="button" data-ask className={`${button} bg-paprika text-on-paprika`}>
                <MessageCircleQuestion size={20} aria-hidden="true" />
                {translate('askAboutDish')}
              </button>
              <CardButton translate={translate} className={`${button} border border-line`} />
              <ShareButton
                what="dish"
                translate={translate}
                className={`${button} border border-line`}
              />
            </div>
          </div>
        </article>
      </dialog>
      <dialog id="dish-picture" className="dish-picture-sheet" aria-labelledby="dish-sheet-name">
        <CloseButton translate={translate} />
        <img alt="" />
      </dialog>
    </>
  )
}

/**
 * A close button that stays at the top while the sheet scrolls. It overlaps the start of the
 * content.
 */
function CloseButton({ translate }: Props) {
  return (
    <button
      type="button"
      data-close
      aria-label={translate('close')}
      className="sticky top-3 z-10 ms-auto me-3 -mb-12 grid size-12 place-items-center rounded-full bg-surface text-ink shadow-md"
    >
      <X aria-hidden="true" />
    </button>
  )
}

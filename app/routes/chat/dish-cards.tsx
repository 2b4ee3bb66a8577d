import { UtensilsCrossed, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DishCard } from '#app/assistant/dish-cards.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'

interface Props {
  readonly dishes: readonly DishCard[]
  readonly translate: GuestTranslate
}

/** The dishes of a reply as cards; a tap opens one in a sheet from the bottom. */
export function DishCards({ dishes, translate }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<DishCard>()

  useEffect(() => {
    // The backdrop is the dialog's own: a tap beside what it holds closes it.
    const closeBeside = (event: Event) => {
      if (event.target === sheet.current) sheet.current?.close()
    }
    const dialog = sheet.current
    dialog?.addEventListener('click', closeBeside)
    return () => dialog?.removeEventListener('click', closeBeside)
  }, [])

  function open(dish: DishCard): void {
    setShown(dish)
    sheet.current?.showModal?.()
  }

  return (
    <>
      <ul className="mt-2 grid grid-cols-2 gap-3">
        {dishes.map((dish) => (
          <li key={dish.id}>
            <button
              type="button"
              onClick={() => open(dish)}
              className="flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-surface text-left"
            >
              <Picture dish={dish} />
              <span className="block px-3 py-2 font-semibold">{dish.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <dialog ref={sheet} aria-label={shown?.name} className="bottom-sheet bg-surface text-ink">
        {shown && (
          <div className="p-4 pb-8">
            <div className="mb-4 flex items-center justify-between gap-4">
              <h2 className="font-display text-2xl font-semibold">{shown.name}</h2>
              <button
                type="button"
                aria-label={translate('close')}
                onClick={() => sheet.current?.close?.()}
                className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken"
              >
                <X aria-hidden="true" />
              </button>
            </div>
            <div className="overflow-hidden rounded-card">
              <Picture dish={shown} />
            </div>
          </div>
        )}
      </dialog>
    </>
  )
}

/** What was stored with a reply may have been deleted since: it is then as if there were no picture. */
function Picture({ dish: { image_url: url } }: { dish: DishCard }) {
  const [goneUrl, setGoneUrl] = useState<string>()
  if (url === null || url === goneUrl) {
    return (
      <span className="grid aspect-4/3 w-full place-items-center bg-sunken text-ink-soft">
        <UtensilsCrossed aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      // On a page from the server it may have failed before anyone listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setGoneUrl(url)
      }}
      onError={() => setGoneUrl(url)}
      src={url}
      alt=""
      width={640}
      height={480}
      className="aspect-4/3 w-full object-cover"
    />
  )
}

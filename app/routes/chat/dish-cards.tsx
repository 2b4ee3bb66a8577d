import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DishRow } from '#app/assistant/render/blocks.ts'
import type { DishCard } from '#app/assistant/reply/reply-event.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { DishPicture } from './dish-picture.tsx'
import { useOpenDish } from './open-dish.ts'

/** The note says what to choose, or why the dish can't be ordered. */
type NotedCard = DishCard & Pick<DishRow, 'note'>

interface Props {
  readonly dishes: readonly NotedCard[]
  readonly translate: GuestTranslate
}

/** The dishes of a reply as cards; a tap opens the dish, or its picture where there is no menu. */
export function DishCards({ dishes, translate }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [openDish, setOpenDish] = useState<DishCard>()
  const openOnMenu = useOpenDish()

  useEffect(() => {
    // A click on the backdrop has the dialog itself as its target.
    const closeOnBackdrop = (event: Event) => {
      if (event.target === sheet.current) sheet.current?.close()
    }
    const dialog = sheet.current
    dialog?.addEventListener('click', closeOnBackdrop)
    return () => dialog?.removeEventListener('click', closeOnBackdrop)
  }, [])

  function open(dish: DishCard): void {
    setOpenDish(dish)
    sheet.current?.showModal?.()
  }

  return (
    <>
      <ul className="mt-2 grid grid-cols-2 gap-3">
        {dishes.map((dish) => (
          <li key={dish.id}>
            <button
              type="button"
              onClick={openOnMenu(dish.id) ?? (() => open(dish))}
              className="flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-surface text-start"
            >
              <DishPicture url={dish.image_url} />
              <span className="block px-3 py-2">
                <span dir="auto" className="block font-semibold">
                  {dish.name}
                </span>
                {dish.note !== undefined && (
                  <span className="block text-sm leading-snug text-ink-soft">{dish.note}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <dialog ref={sheet} aria-label={openDish?.name} className="bottom-sheet bg-surface text-ink">
        {openDish && (
          <div className="p-4 pb-8">
            <div className="mb-4 flex items-center justify-between gap-4">
              <h2 dir="auto" className="font-display text-2xl font-semibold">
                {openDish.name}
              </h2>
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
              <DishPicture url={openDish.image_url} />
            </div>
          </div>
        )}
      </dialog>
    </>
  )
}

import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { isDone, useDone } from '#app/ui/use-done.ts'
import { AddRestaurantForm } from './add-restaurant-form.tsx'

interface Props {
  /** Whether the owner has no restaurant yet, so that the form is open. */
  readonly isFirst: boolean
  /** Whether the URL opens the form, for browsers without JavaScript. */
  readonly isRequested: boolean
  readonly result: unknown
}

/** A tile at the end of the list, which opens the form for a new restaurant. */
export function AddRestaurant({ isFirst, isRequested, result }: Props) {
  const translate = useRestaurantsTranslate()
  const toast = useToast()
  const tile = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(isRequested && !isDone(result, 'add'))
  const [cancelled, setCancelled] = useState<unknown>()
  const isFocusDue = useRef(false)
  const close = () => {
    isFocusDue.current = true
    setOpen(false)
  }
  useDone(result, 'add', () => {
    toast({ title: translate('added') })
    close()
  })
  useEffect(() => {
    if (!isFocusDue.current || !tile.current) return
    isFocusDue.current = false
    tile.current.focus()
  })
  const failure = result === cancelled ? undefined : failureOf(result, 'add')
  if (isFirst || isOpen || failure) {
    return (
      <AddRestaurantForm
        failure={failure}
        isFirst={isFirst}
        onCancel={() => {
          setCancelled(result)
          close()
        }}
      />
    )
  }
  return (
    <Link
      ref={tile}
      to="?add"
      onClick={(event) => {
        event.preventDefault()
        setOpen(true)
      }}
      className="flex min-h-48 flex-1 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-edge p-6 text-lg font-semibold text-ink-soft transition-colors hover:border-paprika hover:bg-surface hover:text-paprika"
    >
      <span className="grid size-12 place-items-center rounded-full bg-paprika-wash text-paprika">
        <Plus size={24} aria-hidden="true" />
      </span>
      {translate('add_restaurant')}
    </Link>
  )
}

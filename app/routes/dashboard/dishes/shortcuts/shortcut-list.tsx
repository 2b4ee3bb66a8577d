import { CircleQuestionMark } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { enablePopoverFallback } from '#app/ui/popover-fallback.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { shownKeys, type Shortcut } from './shortcut.ts'

const places = {
  below: '[position-area:bottom_span-left]',
  above: '[position-area:top_span-right]',
}

interface Props {
  /** Where the list opens, if there is room. */
  readonly place: keyof typeof places
  readonly shortcuts: readonly { readonly shortcut: Shortcut; readonly text: string }[]
}

/** A button that lists the shortcuts. Hidden on touch screens, which have no keyboard. */
export function ShortcutList({ place, shortcuts }: Props) {
  const translate = useDishesTranslate()
  const id = useId()
  useEffect(() => enablePopoverFallback(id), [id])
  // The keys' names depend on the reader's computer.
  if (!useIsHydrated()) return null
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={translate('shortcuts')}
        title={translate('shortcuts')}
        className="grid size-11 shrink-0 place-items-center rounded-card text-ink-soft hover:bg-sunken hover:text-ink lg:size-10 pointer-coarse:hidden"
      >
        <CircleQuestionMark size={20} aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={translate('shortcuts')}
        className={`fixed right-5 bottom-20 left-auto z-40 m-0 max-w-[calc(100vw-2.5rem)] min-w-60 rounded-card supports-[position-area:end]:inset-auto supports-[position-area:end]:my-1 [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline] border border-line bg-surface p-4 text-ink shadow-float [@supports_not_selector(:popover-open)]:not-data-open:hidden ${places[place]}`}
      >
        <h2 className="text-sm font-semibold">{translate('shortcuts')}</h2>
        <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 text-sm">
          {shortcuts.map(({ shortcut, text }) => (
            <div key={shortcut.code} className="contents">
              <dt>{text}</dt>
              <dd>
                <Keys shortcut={shortcut} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

export function Keys({ shortcut }: { readonly shortcut: Shortcut }) {
  return shownKeys(shortcut).map((key) => (
    <kbd
      key={key}
      className="ml-1 inline-block min-w-6 rounded border border-edge bg-sunken px-1.5 text-center font-sans text-xs leading-5 text-ink-soft"
    >
      {key}
    </kbd>
  ))
}

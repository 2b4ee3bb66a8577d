import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useSearchTranslate } from '#app/i18n/search.ts'
import { Button } from '#app/ui/button.tsx'
import { layerStyle } from '#app/ui/layer-style.ts'
import { maxQueryLength } from './found.ts'
import { Options } from './options.tsx'
import { useSearch } from './use-search.ts'

export interface PaletteProps {
  readonly isOpen: boolean
  readonly typed: string
  readonly onType: (text: string) => void
  /** The text field has the focus. */
  readonly onFocus: () => void
  readonly onClose: () => void
}

/**
 * The search as a dialog over any page of the dashboard: a combobox whose list is always open. Not
 * Base UI's Autocomplete, which moves the caret on Home and End, and not to the ends of the list.
 */
export function Palette({ isOpen, ...props }: PaletteProps) {
  const translate = useSearchTranslate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={props.onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={layerStyle.backdrop} />
        <Dialog.Popup
          initialFocus={input}
          aria-label={translate('title')}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh flex-col overflow-clip bg-surface shadow-float outline-none transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:min-h-dvh sm:top-[12vh] sm:max-h-[min(34rem,76vh)] sm:w-[min(38rem,calc(100vw-2rem))] sm:rounded-card"
        >
          <PaletteContent input={input} {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ContentProps extends Omit<PaletteProps, 'isOpen'> {
  readonly input: RefObject<HTMLInputElement | null>
}

function PaletteContent({ input, typed, onType, onFocus, onClose }: ContentProps) {
  const translate = useSearchTranslate()
  const id = useId()
  const { last, isSearching, retry } = useSearch(typed)
  const groups = last?.groups ?? []
  const items = groups.flatMap((group) => group.items)
  const [chosen, setChosen] = useState('')
  const found = items.findIndex((item) => item.id === chosen)
  const active = Math.max(found, 0)
  const optionId = (index: number) => `${id}-${index}`
  const move = (to: number) => {
    const index = (to + items.length) % items.length
    setChosen(items[index]?.id ?? '')
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (items.length === 0 || event.nativeEvent.isComposing) return
    const moves = new Map([
      ['ArrowDown', active + 1],
      ['ArrowUp', active - 1],
      ['Home', 0],
      ['End', -1],
    ])
    const to = moves.get(event.key)
    if (to !== undefined) move(to)
    // Until the list is about what is typed, Enter would open something else.
    else if (event.key === 'Enter' && !isSearching) {
      document.getElementById(optionId(active))?.click()
    } else if (event.key !== 'Enter') return
    event.preventDefault()
  }
  const hasFailed = last !== undefined && last.groups === undefined && !isSearching
  const hasNothing = last?.groups?.length === 0 && !isSearching
  const state = isSearching ? translate('searching') : translate('count', { count: items.length })
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line py-1.5 pr-2 pl-4">
        <Search size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <input
          ref={input}
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={items.length > 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          aria-label={translate('label')}
          aria-describedby={`${id}-keys`}
          placeholder={translate('label')}
          type="text"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={typed}
          onChange={({ target }) => {
            onType(target.value)
            setChosen('')
          }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          className="min-h-12 w-full min-w-0 bg-transparent text-base text-ellipsis outline-none placeholder:text-ink-soft"
        />
        <span id={`${id}-keys`} hidden>
          {translate('keys')}
        </span>
        <Dialog.Close
          aria-label={translate('close')}
          className="grid size-11 shrink-0 place-items-center rounded-card text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X size={20} aria-hidden="true" />
        </Dialog.Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 empty:hidden">
        {hasFailed && (
          <div role="alert" className="flex flex-col items-start gap-3 p-3">
            <p>{translate('failed')}</p>
            <Button
              tone="quiet"
              onClick={() => {
                retry()
                input.current?.focus()
              }}
            >
              {translate('retry')}
            </Button>
          </div>
        )}
        {hasNothing && (
          <div className="flex flex-col gap-1 p-3">
            <p className="font-semibold [overflow-wrap:anywhere]">
              {translate('nothing', { query: last.query })}
            </p>
            <p className="text-ink-soft text-pretty">{translate('nothing_text')}</p>
          </div>
        )}
        {items.length > 0 && (
          <Options
            id={`${id}-list`}
            groups={groups}
            active={items[active]?.id}
            optionId={optionId}
            onPoint={setChosen}
            onOpen={onClose}
          />
        )}
      </div>
      <p
        role="status"
        className={items.length > 0 || hasNothing ? 'sr-only' : 'px-5 pb-4 text-ink-soft'}
      >
        {hasFailed ? '' : state}
      </p>
    </>
  )
}

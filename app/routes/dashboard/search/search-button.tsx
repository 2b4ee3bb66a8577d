import { Search } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
} from 'react'
import { href, Link, useNavigate } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { PaletteProps } from './palette.tsx'

const page = href('/dashboard/search')

/**
 * Opens the search palette, as Ctrl+K and ⌘K do anywhere on the page. The palette's script is loaded
 * when it is first opened; without JavaScript, this is a link to the search page.
 */
export function SearchButton() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const hasFocus = useRef(false)

  const close = () => setOpen(false)
  async function open() {
    setTyped('')
    hasFocus.current = false
    setOpen(true)
    if (Palette) return
    try {
      const loaded = await import('./palette.tsx')
      setPalette(() => loaded.Palette)
    } catch (error) {
      reportError(error)
      close()
      void navigate(page)
    }
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    // On a Mac, Ctrl+K deletes the rest of a line.
    const isCommand = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey
    if (isCommand && !shiftKey && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault()
      if (isOpen) close()
      else void open()
    } else if (isOpen && !hasFocus.current && !ctrlKey && !metaKey) {
      // Until the palette is there, what is typed would end in the page behind it.
      event.preventDefault()
      if (key === 'Escape') close()
      else setTyped((text) => typeKey(text, key))
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void open()
  }

  return (
    <>
      <Link
        to={page}
        onClick={onClick}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        aria-keyshortcuts={isHydrated ? 'Control+K Meta+K' : undefined}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink lg:min-h-10 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:px-3"
      >
        <Search size={20} aria-hidden="true" className="lg:size-4.5" />
        <span className="max-lg:sr-only">{translate('search')}</span>
        {isHydrated && (
          <kbd aria-hidden="true" className="hidden font-[inherit] text-sm lg:inline">
            {isMac() ? '⌘K' : 'Ctrl K'}
          </kbd>
        )}
      </Link>
      {Palette && (
        <Palette
          isOpen={isOpen}
          typed={typed}
          onType={setTyped}
          onFocus={() => (hasFocus.current = true)}
          onClose={close}
        />
      )}
    </>
  )
}

/** Returns a text after a key is pressed at its end. */
function typeKey(text: string, key: string): string {
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : text
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

import { useEffect, useRef, useState, type RefObject } from 'react'
import { href } from 'react-router'
import { usePreviewTranslate } from '#app/i18n/preview.ts'
import type {
  PreviewResponse,
  RenderedPreview,
} from '#app/routes/guest/preview/preview-response.ts'
import { textsOf } from '#app/ui/form-failure.ts'
import { frameStyle } from './frame-style.ts'
import { previewAttribute, previewedFormIn, previewedFormOf } from './previewed-form.ts'
import { useFrameFocus } from './use-frame-focus.ts'

/** Long enough that a word is rendered once. */
const debounceMs = 300

type Problem = 'outdated' | 'unreachable'

interface Props {
  /** The element with the form. */
  readonly area: RefObject<HTMLElement | null>
  /** The form, if there are several. */
  readonly form?: HTMLFormElement
}

/**
 * What guests will see once the form is saved, in a frame of a phone's size. It listens to the form, which
 * needn't be rendered again for it. While a field is invalid, the last preview stays.
 */
export function TypedFrame({ area, form: firstForm }: Props) {
  const translate = usePreviewTranslate()
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameFocus(frame)
  const [isLoaded, setLoaded] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const lastForm = useRef(firstForm)
  useEffect(() => {
    if (!isLoaded) return
    const element = area.current
    let timer: ReturnType<typeof setTimeout> | undefined
    let cancelled = new AbortController()
    const refresh = async () => {
      cancelled = new AbortController()
      const { signal } = cancelled
      const form = lastForm.current?.isConnected ? lastForm.current : previewedFormIn(element)
      if (!form) return
      const response = await fetchPreview(form, signal).catch(() => undefined)
      if (signal.aborted) return
      if (response === undefined) setProblem('unreachable')
      else if ('isInvalid' in response) setProblem('outdated')
      else {
        setProblem(undefined)
        show(response, frame.current?.contentDocument)
      }
    }
    const onInput = (event: Event) => {
      const form = previewedFormOf(event)
      if (!form) return
      lastForm.current = form
      clearTimeout(timer)
      // Rendered now, it would delay the next keystroke.
      cancelled.abort()
      timer = setTimeout(() => void refresh(), debounceMs)
    }
    element?.addEventListener('input', onInput)
    void refresh()
    return () => {
      element?.removeEventListener('input', onInput)
      clearTimeout(timer)
      cancelled.abort()
    }
  }, [area, isLoaded])
  return (
    <>
      <p role="status" className="text-sm text-ink-soft empty:absolute">
        {problem && translate(problem)}
      </p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, whose policy allows no inline script */}
      <iframe
        ref={frame}
        src={href('/dashboard/preview')}
        title={translate('frame_typed')}
        onLoad={() => setLoaded(true)}
        className={frameStyle}
      />
    </>
  )
}

/** @throws if there is no preview, for instance because the network is down */
async function fetchPreview(form: HTMLFormElement, signal: AbortSignal): Promise<PreviewResponse> {
  const response = await fetch(form.getAttribute(previewAttribute) ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(textsOf(new FormData(form))),
    signal,
  })
  if (!response.ok) throw new TypeError(`${response.status}`)
  return response.json()
}

/** Shows a preview in the frame's page. Whatever hasn't changed is left alone, which takes time to render. */
function show({ html, css }: RenderedPreview, page: Document | null | undefined): void {
  const content = page?.querySelector<HTMLElement>('#preview')
  if (!page?.defaultView || !content) return
  if (content.dataset['css'] !== css) {
    content.dataset['css'] = css
    // The page's policy allows no style elements that are added later.
    const look = new page.defaultView.CSSStyleSheet()
    look.replaceSync(css)
    page.adoptedStyleSheets = [look]
  }
  const next = page.createElement('template')
  next.innerHTML = html
  const pictures = new Map([...content.querySelectorAll('img')].map((img) => [keyOf(img), img]))
  for (const img of next.content.querySelectorAll('img')) {
    const loaded = pictures.get(keyOf(img))
    if (!loaded) continue
    loaded.alt = img.alt
    img.replaceWith(loaded)
  }
  // Its links lead to pages that may not exist yet.
  for (const link of next.content.querySelectorAll('a')) link.removeAttribute('href')
  content.replaceChildren(next.content)
}

const keyOf = ({ src, className }: HTMLImageElement) => `${src} ${className}`

import { useRef, useState, type ReactNode } from 'react'
import { usePreviewTranslate } from '#app/i18n/preview.ts'
import { useIsWide } from '#app/ui/use-is-wide.ts'
import { GuestFrame } from './guest-frame.tsx'
import { NotShown } from './not-shown.tsx'
import { PreviewCaption } from './preview-caption.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import { previewedFormOf } from './previewed-form.ts'
import { TypedFrame } from './typed-frame.tsx'

/** A guest page that shows what an owner edits. */
export interface GuestPageLink {
  readonly path: string
  /** The restaurant's name. */
  readonly name: string
}

interface Props {
  /** Undefined if guests don't see what is edited. */
  readonly guestPage: GuestPageLink | undefined
  /** In place of the guest page: why there is none. */
  readonly notShown?: ReactNode
  /** Whether the first form adds what is previewed, so that nothing is saved yet. */
  readonly isNew?: boolean
  /** A value that changes with each save. */
  readonly saved: unknown
  /** The forms. */
  readonly children: ReactNode
}

/**
 * Forms, and beside them what guests see now; while a form with `previewAttribute` is typed in, what
 * they will see once it is saved. In a narrow window, a button opens it.
 */
export function Beside({
  guestPage,
  notShown = <NotShown />,
  isNew = false,
  saved,
  children,
}: Props) {
  const translate = usePreviewTranslate()
  const area = useRef<HTMLDivElement>(null)
  const isWide = useIsWide()
  const [typed, setTyped] = useState<HTMLFormElement>()
  const isTyped = isNew || typed !== undefined
  const [shown, setShown] = useState(saved)
  if (shown !== saved) {
    setShown(saved)
    setTyped(undefined)
  }
  const view = (
    <>
      <PreviewCaption isTyped={isTyped} />
      {isTyped && <TypedFrame area={area} form={typed} />}
      {!isTyped && !guestPage && notShown}
      {/* Stays loaded behind what is typed. */}
      {guestPage && (
        <div hidden={isTyped}>
          <GuestFrame
            path={guestPage.path}
            title={translate('frame', { name: guestPage.name })}
            saved={saved}
          />
        </div>
      )}
    </>
  )
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div
        ref={area}
        onInput={(event) => {
          const form = previewedFormOf(event)
          if (form) setTyped(form)
        }}
        // Another form has taken the place of the one that was typed in.
        onFocus={() => {
          if (typed?.isConnected === false) setTyped(undefined)
        }}
        className="flex min-w-0 flex-col gap-6"
      >
        <PreviewSheet>{view}</PreviewSheet>
        {children}
      </div>
      <aside
        aria-label={translate('title')}
        className="sticky top-6 flex flex-col gap-2 max-xl:hidden"
      >
        {isWide && view}
      </aside>
    </div>
  )
}

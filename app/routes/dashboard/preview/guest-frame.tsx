import { useEffect, useRef } from 'react'
import { frameStyle } from './frame-style.ts'
import { useFrameFocus } from './use-frame-focus.ts'

interface Props {
  /** Path of the guest page. */
  readonly path: string
  readonly title: string
  /** Whatever changes with each save, after which the page is loaded again. */
  readonly saved?: unknown
}

/** A guest page in a frame of a phone's size. */
export function GuestFrame({ path, title, saved }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameFocus(frame)
  const shown = useRef(saved)
  useEffect(() => {
    if (shown.current === saved) return
    shown.current = saved
    // Unlike a new frame, this keeps the place that the owner has scrolled to.
    frame.current?.contentWindow?.location.reload()
  }, [saved])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its script
    <iframe ref={frame} src={path} title={title} className={frameStyle} />
  )
}

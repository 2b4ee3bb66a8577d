import type QrCode from 'qr-code-styling'
import { useEffect, useRef } from 'react'

interface Props {
  readonly code: QrCode
  readonly label: string
  readonly className?: string
}

/** A drawn QR code in the page. */
export function QrPicture({ code, label, className = '' }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    code.append(element)
    return () => element.replaceChildren()
  }, [code])
  return <div ref={place} role="img" aria-label={label} className={className} />
}

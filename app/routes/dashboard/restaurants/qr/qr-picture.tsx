import type QrCode from 'qr-code-styling'
import { useEffect, useRef } from 'react'

interface Props {
  readonly code: QrCode
  readonly label: string
  readonly className?: string
}

export function QrPicture({ code, label, className = '' }: Props) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (!element) return
    code.append(element)
    return () => element.replaceChildren()
  }, [code])
  return <div ref={container} role="img" aria-label={label} className={className} />
}

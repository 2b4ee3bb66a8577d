export type ButtonTone = 'primary' | 'quiet' | 'danger'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-card px-4 py-2 text-center text-[0.9375rem] leading-snug font-semibold transition-colors duration-150 lg:min-h-10 aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

const colours: Record<ButtonTone, string> = {
  primary: 'bg-paprika text-on-paprika shadow-card not-aria-disabled:hover:bg-paprika-deep',
  quiet:
    'bg-surface text-ink ring-1 ring-inset ring-line shadow-card not-aria-disabled:hover:bg-sunken',
  danger: 'bg-beet text-on-beet shadow-card not-aria-disabled:hover:opacity-90',
}

/** The style of buttons, and of links that look like buttons. */
export function buttonStyle(tone: ButtonTone, className = ''): string {
  return `${shape} ${colours[tone]} ${className}`
}

/** The wordmark: mark and name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark />
      <span className="font-display text-2xl leading-none font-semibold tracking-tight">
        Chefin
      </span>
    </span>
  )
}

/** The mark alone: a bowl, and the flame over it; favicon.svg is the same. */
export function LogoMark() {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" className="shrink-0">
      <rect width="36" height="36" rx="10" className="fill-paprika" />
      <g className="fill-on-paprika">
        <path d="M18 6.5c3 2.6 4.6 4.9 4.6 7.4a4.6 4.6 0 0 1-9.2 0c0-1.5.6-2.8 1.6-4 .2 1.2.7 1.9 1.5 2.2-.3-2.2.2-4 1.5-5.6Z" />
        <path d="M7 20h22a11 11 0 0 1-6.2 8.2v.8a1 1 0 0 1-1 1h-7.6a1 1 0 0 1-1-1v-.8A11 11 0 0 1 7 20Z" />
      </g>
    </svg>
  )
}

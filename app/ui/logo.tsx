import { logoPath } from './logo-path.ts'

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

/** The logo without the name. */
export function LogoMark() {
  return <img src={logoPath} alt="" width="36" height="36" className="shrink-0" />
}

import { useLocale } from '#app/i18n/locale-context.ts'
import { useTheme } from '#app/ui/theme.ts'
import { picture } from './pictures.ts'

/** A picture's name without language and theme, and its size in px. */
interface View {
  readonly name: string
  readonly width: number
  readonly height: number
}

interface Props {
  readonly view: View
  /** Replaces it in a narrow window. */
  readonly narrow?: View
  readonly alt: string
  readonly className: string
}

/** A screenshot of the product in the reader's language and theme. */
export function ProductView({ view, narrow, alt, className }: Props) {
  const locale = useLocale()
  const theme = useTheme()
  const address = ({ name }: View, look: 'light' | 'dark') => picture(`${name}-${locale}-${look}`)
  const shown = theme === 'dark' ? 'dark' : 'light'
  const sources = [
    ...(narrow ? [{ of: narrow, when: '(width < 40rem)' }] : []),
    { of: view, when: 'all' },
  ]
  return (
    <picture>
      {sources.flatMap(({ of, when }) => {
        const size = { width: of.width, height: of.height }
        const isDark = when === 'all' ? dark : `${when} and ${dark}`
        return [
          theme === 'system' && (
            <source key={isDark} media={isDark} srcSet={address(of, 'dark')} {...size} />
          ),
          when !== 'all' && (
            <source key={when} media={when} srcSet={address(of, shown)} {...size} />
          ),
        ]
      })}
      <img
        src={address(view, shown)}
        width={view.width}
        height={view.height}
        loading="lazy"
        alt={alt}
        className={className}
      />
    </picture>
  )
}

const dark = '(prefers-color-scheme: dark)'

import { useLocale } from '#app/i18n/locale-context.ts'
import { useTheme } from '#app/ui/theme.ts'
import { pictureUrl } from './pictures.ts'

/** A picture's name without language and theme, and its size in px. */
interface View {
  readonly name: string
  readonly width: number
  readonly height: number
}

interface Props {
  readonly view: View
  /** Replaces `view` in a narrow window. */
  readonly narrow?: View
  readonly alt: string
  readonly className: string
}

const darkQuery = '(prefers-color-scheme: dark)'
const narrowQuery = '(width < 40rem)'

/** A screenshot of the product in the page's language and theme. */
export function ProductView({ view, narrow, alt, className }: Props) {
  const locale = useLocale()
  const theme = useTheme()
  const followsDevice = theme === 'system'
  const fixedTheme = theme === 'dark' ? 'dark' : 'light'
  const urlOf = ({ name }: View, pictureTheme: 'light' | 'dark') =>
    pictureUrl(`${name}-${locale}-${pictureTheme}`)
  const sourceOf = (picture: View, pictureTheme: 'light' | 'dark', media: string) => (
    <source
      media={media}
      srcSet={urlOf(picture, pictureTheme)}
      width={picture.width}
      height={picture.height}
    />
  )
  return (
    <picture>
      {narrow && followsDevice && sourceOf(narrow, 'dark', `${narrowQuery} and ${darkQuery}`)}
      {narrow && sourceOf(narrow, fixedTheme, narrowQuery)}
      {followsDevice && sourceOf(view, 'dark', darkQuery)}
      <img
        src={urlOf(view, fixedTheme)}
        width={view.width}
        height={view.height}
        loading="lazy"
        alt={alt}
        className={className}
      />
    </picture>
  )
}

import type { ColourPerTheme } from '#app/domain/look/accent.ts'
import { brandColours } from '#app/services/images/brand-colours.ts'
import { useTheme } from '#app/ui/theme.ts'

interface Props {
  /** URL of its icon. */
  readonly icon: string
  /** Colours the browser's bars. */
  readonly accent: ColourPerTheme | undefined
}

/** Head elements for installing the page as an app; `island/load-rest.ts` adds the rest. */
export function AppLinks({ icon, accent }: Props) {
  const theme = useTheme()
  const { light, dark } = accent ?? { light: brandColours.paper, dark: brandColours.darkPaper }
  return (
    <>
      <link rel="apple-touch-icon" href={icon} />
      {theme === 'system' ? (
        <>
          <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
        </>
      ) : (
        <meta name="theme-color" content={theme === 'dark' ? dark : light} />
      )}
    </>
  )
}

import { brandColours } from '#app/services/images/brand-colours.ts'
import { useTheme } from '#app/ui/theme.ts'

interface Props {
  /** The restaurant's path. */
  readonly address: string
  /** URL of its icon. */
  readonly icon: string
}

/** What phones need to install the page, for its head. */
export function AppLinks({ address, icon }: Props) {
  const theme = useTheme()
  const { paper, darkPaper } = brandColours
  return (
    <>
      <link rel="manifest" href={`${address}/manifest.webmanifest`} />
      <link rel="apple-touch-icon" href={icon} />
      {theme === 'system' ? (
        <>
          <meta name="theme-color" content={paper} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={darkPaper} media="(prefers-color-scheme: dark)" />
        </>
      ) : (
        <meta name="theme-color" content={theme === 'dark' ? darkPaper : paper} />
      )}
    </>
  )
}

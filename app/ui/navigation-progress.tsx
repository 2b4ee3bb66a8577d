import { useNavigation } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'

/** A progress bar at the top of the window while the next page is loading. */
export function NavigationProgress() {
  const translate = useTranslate()
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label={translate('loading')}
      className="progress-line fixed inset-x-0 top-0 z-60 h-0.5 bg-paprika"
    />
  )
}

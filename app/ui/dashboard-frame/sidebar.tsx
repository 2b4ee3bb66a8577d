import { PreferenceSwitches } from '../preference-switches.tsx'
import { Navigation, type NavigationItem } from './navigation.tsx'
import { QuickTip, type QuickTipLinks } from './quick-tip.tsx'

export interface SidebarProps {
  readonly navigation: readonly NavigationItem[]
  /** Undefined for members who may add nothing. */
  readonly quickTip: QuickTipLinks | undefined
  readonly onNavigate?: () => void
}

/** The sidebar: always visible on wide screens, in a sheet on a phone. */
export function Sidebar({ navigation, quickTip, onNavigate }: SidebarProps) {
  return (
    <div className="flex flex-1 flex-col gap-8">
      <Navigation items={navigation} onNavigate={onNavigate} />
      <div className="mt-auto flex flex-col gap-4">
        {quickTip && <QuickTip links={quickTip} onNavigate={onNavigate} />}
        <PreferenceSwitches />
      </div>
    </div>
  )
}

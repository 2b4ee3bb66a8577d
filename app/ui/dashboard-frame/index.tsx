import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { Logo, LogoMark } from '../logo.tsx'
import { NavigationProgress } from '../navigation-progress.tsx'
import { SkipLink } from '../skip-link.tsx'
import { Toaster } from '../toaster.tsx'
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { NavigationItem } from './navigation.tsx'
import { OwnerCorner, type FrameOwner } from './owner-corner.tsx'
import { PhoneNavigation } from './phone-navigation.tsx'
import type { QuickTipLinks } from './quick-tip.tsx'
import { Sidebar } from './sidebar.tsx'
import { TeamSwitch, type FrameTeam } from './team-switch.tsx'
import { prefetchMode } from '../prefetch.ts'

interface Props {
  readonly owner: FrameOwner
  /** The person's teams; the first is open. */
  readonly teams: readonly FrameTeam[]
  readonly navigation: readonly NavigationItem[]
  /** Undefined for members who may add nothing. */
  readonly quickTip: QuickTipLinks | undefined
  /** Opens the search. */
  readonly search: ReactNode
  readonly children: ReactNode
}

/** The frame of every dashboard page. */
export function DashboardFrame({ owner, teams, navigation, quickTip, search, children }: Props) {
  const main = useFocusOnNavigation()
  return (
    <div className="lg:grid lg:grid-cols-[264px_minmax(0,1fr)]">
      <SkipLink />
      <NavigationProgress />
      <aside className="sticky top-0 hidden h-dvh flex-col gap-8 overflow-y-auto border-r border-line px-4 py-5 lg:flex noscript:flex max-lg:noscript:static max-lg:noscript:h-auto">
        <Link
          to={href('/dashboard')}
          prefetch={prefetchMode(href('/dashboard'))}
          className="self-start rounded-card px-1"
        >
          <Logo />
        </Link>
        <Sidebar navigation={navigation} quickTip={quickTip} />
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <header className="sticky top-0 z-10 flex min-h-16 items-center gap-2 border-b border-line bg-paper/95 px-4 backdrop-blur sm:px-6 lg:static lg:mx-auto lg:w-full lg:max-w-6xl lg:border-none lg:px-10 lg:pt-3">
          <div className="flex items-center gap-2 lg:hidden">
            <PhoneNavigation navigation={navigation} quickTip={quickTip} />
            <Link
              to={href('/dashboard')}
              prefetch={prefetchMode(href('/dashboard'))}
              aria-label="Chefin"
              className="rounded-card"
            >
              <LogoMark />
            </Link>
          </div>
          <div className="hidden min-w-0 lg:block">
            <Breadcrumbs />
          </div>
          <div className="ml-auto flex min-w-0 items-center gap-1 lg:gap-4">
            {search}
            <TeamSwitch teams={teams} className="max-sm:hidden" />
            <OwnerCorner owner={owner} />
          </div>
        </header>
        {/* Beside the person's name, a phone would cut the team's. */}
        <TeamSwitch teams={teams} className="border-b border-line px-4 py-1.5 sm:hidden" />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-6 px-4 py-5 outline-none sm:px-6 lg:gap-8 lg:px-10 lg:py-6"
        >
          <div className="-mb-4 empty:hidden lg:hidden">
            <Breadcrumbs />
          </div>
          {children}
        </main>
      </div>
      <Toaster />
    </div>
  )
}

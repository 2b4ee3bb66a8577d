import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '#app/i18n/app.ts'
import { Logo } from '../logo.tsx'
import { Sheet } from '../sheet.tsx'
import { Sidebar, type SidebarProps } from './sidebar.tsx'

/** The menu button on a phone, which opens the sidebar in a sheet. */
export function PhoneNavigation({ navigation, quickTip }: SidebarProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={translate('openNavigation')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-card hover:bg-sunken noscript:hidden"
      >
        <Menu size={24} aria-hidden="true" />
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        side="left"
        title={<Logo />}
        closeLabel={translate('close')}
      >
        <Sidebar navigation={navigation} quickTip={quickTip} onNavigate={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

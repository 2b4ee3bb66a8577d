import type { DishCounts } from '#app/assistant/instructions/preview-instructions.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { NoScriptConfirmation } from '#app/ui/no-script-confirmation.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Beside, type GuestPageLink } from '../../preview/beside.tsx'
import { MenuTabs } from '../menu-tabs.tsx'
import { AssistantCard, syncWarningOf } from './assistant-card.tsx'
import type { CurrencyName } from './currency-names.ts'
import type { EditedMenu } from './edited-menu.ts'
import { MenuCard } from './menu-card.tsx'
import { RehearsalCard } from './rehearsal-card.tsx'
import { InstructionsCard } from './instructions-card.tsx'

interface Props {
  readonly menu: EditedMenu
  readonly guestPage: GuestPageLink | undefined
  /** Changes with each save. */
  readonly saved: unknown
  readonly currencies: readonly CurrencyName[]
  /** IANA name of the owner's time zone. */
  readonly timeZone: string
  /** Whether a model is configured, but the owner has no subscription to use it. */
  readonly needsSubscription: boolean
  /** Dish counts of the assistant stored at the provider; undefined if it stores none. */
  readonly storedDishes: DishCounts | undefined
  readonly result: unknown
}

/** The page that updates a menu: its fields, its service, and its assistant. */
export function UpdatePage(props: Props) {
  const { menu, guestPage, saved, currencies, timeZone, storedDishes, result } = props
  const translate = useMenusTranslate()
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={menu.name} description={translate('update_menu_description')} />
      <MenuTabs menuId={menu.id} />
      <NoScriptConfirmation
        result={syncWarningOf(result) === undefined ? result : undefined}
        texts={{
          menu: translate('menu_updated'),
          ai: translate('ai_updated'),
          assistant: translate('ai_created'),
        }}
      />
      <Beside guestPage={guestPage} saved={saved}>
        <MenuCard {...{ menu, currencies, timeZone, result }} />
        <AssistantCard menu={menu} storedDishes={storedDishes} result={result} />
        <RehearsalCard
          menuId={menu.id}
          hasAssistant={menu.assistantId !== null}
          needsSubscription={props.needsSubscription}
        />
        <InstructionsCard menuId={menu.id} isStored={storedDishes !== undefined} />
      </Beside>
    </div>
  )
}

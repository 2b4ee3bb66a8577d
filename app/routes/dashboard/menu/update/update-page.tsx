import type { DishCounts } from '#app/assistant/instructions/preview.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { DoneWithoutScript } from '#app/ui/done-without-script.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { MenuTabs } from '../menu-tabs.tsx'
import { AssistantCard, warningOf } from './assistant-card.tsx'
import type { CurrencyName } from './currency-names.ts'
import type { EditedMenu } from './edited-menu.ts'
import { MenuCard } from './menu-card.tsx'
import { RehearsalCard } from './rehearsal-card.tsx'
import { ToldCard } from './told-card.tsx'

interface Props {
  readonly menu: EditedMenu
  readonly currencies: readonly CurrencyName[]
  /** Whether a model answers guests here, but not this owner: there is no subscription. */
  readonly lacksModel: boolean
  /** How much of the menu a stored assistant holds; undefined where none is stored. */
  readonly storedDishes: DishCounts | undefined
  readonly result: unknown
}

export function UpdatePage({ menu, currencies, lacksModel, storedDishes, result }: Props) {
  const translate = useMenusTranslate()
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={menu.name} description={translate('update_menu_description')} />
      <MenuTabs menuId={menu.id} />
      <DoneWithoutScript
        result={warningOf(result) === undefined ? result : undefined}
        words={{
          menu: translate('menu_updated'),
          ai: translate('ai_updated'),
          assistant: translate('ai_created'),
        }}
      />
      <div className="grid min-w-0 grid-cols-1 items-start gap-6 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <MenuCard menu={menu} currencies={currencies} result={result} />
        <div className="min-w-0 xl:row-span-2">
          <AssistantCard menu={menu} storedDishes={storedDishes} result={result} />
        </div>
        <RehearsalCard
          menuId={menu.id}
          hasAssistant={menu.assistantId !== null}
          lacksModel={lacksModel}
        />
        <div className="min-w-0 xl:col-span-2">
          <ToldCard menuId={menu.id} isStored={storedDishes !== undefined} />
        </div>
      </div>
    </div>
  )
}

import { href } from 'react-router'
import { Check } from 'lucide-react'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'

interface Props {
  readonly hasRestaurant: boolean
  readonly firstMenuId: string | undefined
  readonly hasDishes: boolean
}

/** The steps to a first published menu: which are done, and which is next. */
export function FirstSteps({ hasRestaurant, firstMenuId, hasDishes }: Props) {
  const translate = useHomeTranslate()
  const hasMenu = firstMenuId !== undefined
  const itemsPath = hasMenu
    ? href('/dashboard/menuList/menu/:menuId/itemList', { menuId: firstMenuId })
    : href('/dashboard/menuList')
  const steps = [
    {
      key: 'step_restaurant',
      text: 'step_restaurant_text',
      isDone: hasRestaurant,
      to: href('/dashboard/restaurants'),
    },
    { key: 'step_menu', text: 'step_menu_text', isDone: hasMenu, to: href('/dashboard/menuList') },
    { key: 'step_items', text: 'step_items_text', isDone: hasDishes, to: itemsPath },
  ] as const
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <ol className="overflow-clip rounded-card border border-line bg-surface shadow-card">
      {steps.map(({ key, text, isDone, to }, index) => {
        const isNext = key === next?.key
        return (
          <li
            key={key}
            aria-current={isNext ? 'step' : undefined}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line p-5 not-first:border-t aria-[current=step]:bg-paper sm:px-6"
          >
            <span
              aria-hidden="true"
              className={`grid size-10 shrink-0 place-items-center rounded-full font-semibold ${isDone ? 'bg-olive-wash text-olive' : isNext ? 'bg-paprika text-on-paprika' : 'bg-sunken text-ink-soft'}`}
            >
              {isDone ? <Check size={20} /> : index + 1}
            </span>
            <div className="min-w-48 flex-1">
              <h2 className="font-semibold">{translate(key)}</h2>
              <p className="text-ink-soft text-pretty">{translate(text)}</p>
            </div>
            {isDone && <span className="font-semibold text-olive">{translate('step_done')}</span>}
            {isNext && <ButtonLink to={to}>{translate(key)}</ButtonLink>}
          </li>
        )
      })}
    </ol>
  )
}

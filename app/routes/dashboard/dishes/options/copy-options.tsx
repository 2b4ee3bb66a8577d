import { Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { parseOptionGroups } from '#app/domain/guest-menu/option-group.ts'
import type { TypedGroup } from '#app/domain/options/options-schema.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { inputStyle } from '#app/ui/field-frame.tsx'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { typedGroups } from '../dish-values.ts'
import type { DishesPageProps } from '../page-props.ts'
import { asNew } from './use-groups.ts'

interface Props extends Pick<DishesPageProps, 'withOptions'> {
  readonly currency: string
  readonly onCopy: (groups: readonly TypedGroup[]) => void
}

/** Copies the groups of another dish on the menu. */
export function CopyOptions({ withOptions, currency, onCopy }: Props) {
  const translate = useDishesTranslate()
  const locale = useLocale()
  const id = useId()
  const { pathname } = useLocation()
  const fetcher = useFetcher<DishesPageProps>()
  const [chosen, setChosen] = useState(withOptions[0]?.id ?? '')
  const [isCopied, setCopied] = useState(false)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (!isAwaited.current || fetcher.state !== 'idle' || !fetcher.data) return
    isAwaited.current = false
    onCopy(
      asNew(
        typedGroups(parseOptionGroups(fetcher.data.dish?.optionGroups ?? []), currency, locale),
      ),
    )
    setCopied(true)
  }, [fetcher.state, fetcher.data, onCopy, currency, locale])
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {translate('options_copy')}
      </label>
      <div className="flex gap-2">
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          className={inputStyle}
        >
          {withOptions.map((dish) => (
            <option key={dish.id} value={dish.id}>
              {dish.name}
            </option>
          ))}
        </select>
        <Button
          tone="quiet"
          className="shrink-0 whitespace-nowrap"
          onClick={() => {
            isAwaited.current = true
            setCopied(false)
            void fetcher.load(`${pathname}?edit=${chosen}`)
          }}
        >
          <Copy size={17} aria-hidden="true" />
          {translate('options_copy_button')}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {isCopied && translate('options_copied')}
      </p>
    </div>
  )
}

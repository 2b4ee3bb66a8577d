import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { useSearchTranslate } from '#app/i18n/search.ts'
import { useSubmit } from '#app/ui/team-forms.tsx'
import type { FoundGroup, FoundItem } from './found.ts'
import { FoundText } from './found-text.tsx'

interface Props {
  readonly id: string
  readonly groups: readonly FoundGroup[]
  /** The id of the item that Enter opens. */
  readonly active: string | undefined
  /** Returns the element's id of the item at an index among all. */
  readonly optionId: (index: number) => string
  readonly onPoint: (itemId: string) => void
  /** Called when an item is opened. */
  readonly onOpen: () => void
}

/** The palette's list. The focus stays in its input, which names the active option. */
export function Options({ id, groups, active, optionId, onPoint, onOpen }: Props) {
  const translate = useSearchTranslate()
  const order = new Map(groups.flatMap(({ items }) => items).map((item, index) => [item.id, index]))
  return (
    <div id={id} role="listbox" aria-label={translate('title')}>
      {groups.map(({ kind, title, items }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="not-first:mt-2">
          <div id={`${id}-${kind}`} className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft">
            {title}
          </div>
          {items.map((item) => (
            <Option
              key={item.id}
              item={item}
              kind={kind}
              id={optionId(order.get(item.id) ?? 0)}
              isActive={item.id === active}
              onPoint={() => onPoint(item.id)}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  readonly item: FoundItem
  readonly kind: FoundGroup['kind']
  readonly id: string
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onOpen: () => void
}

function Option({ item, kind, id, isActive, onPoint, onOpen }: OptionProps) {
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  const { target } = item
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onMouseMove: isActive ? undefined : onPoint,
    // The focus stays in the input.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    className:
      'flex min-h-11 w-full cursor-pointer text-left items-center gap-3 rounded-lg px-3 py-2 outline-none aria-selected:bg-sunken aria-selected:ring-2 aria-selected:ring-paprika aria-selected:ring-inset',
  } as const
  const text = <FoundText item={item} kind={kind} />
  if ('action' in target) {
    const send = () => {
      const { action, fields } = target
      void submit(
        { ...fields, back: `${pathname}${search}` },
        { method: 'post', action, replace: true, preventScrollReset: true },
      )
      onOpen()
    }
    return (
      <button type="button" {...option} onClick={send}>
        {text}
      </button>
    )
  }
  const { to, opensTab = false } = target
  return opensTab ? (
    <a {...option} href={to} target="_blank" rel="noopener" onClick={onOpen}>
      {text}
    </a>
  ) : (
    <Link {...option} to={to} onClick={onOpen}>
      {text}
    </Link>
  )
}

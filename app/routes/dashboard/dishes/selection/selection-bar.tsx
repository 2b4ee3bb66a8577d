import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { addressOf } from '../list-view.ts'
import type { DishesPageProps, Selectable } from '../page-props.ts'
import { useListView } from '../use-list-view.ts'
import { selectionBarId } from './checkbox.tsx'
import { DeleteSelected } from './delete-selected.tsx'
import { MoveSelected } from './move-selected.tsx'
import { PriceSheet } from './price-sheet.tsx'
import { TagSelected } from './tag-selected.tsx'
import type { Selection } from './use-selection.ts'
import { useSelectionCommands } from './use-selection-commands.ts'

interface Props extends DishesPageProps {
  readonly selectable: Selectable
  readonly selection: Selection
  /** The number of selected dishes that don't pass the filter. */
  readonly hidden: number
}

const openerId = 'open-selection-actions'

/** Finds the button that opens the actions on a phone. */
const findOpener = () => document.getElementById(openerId)

type Layer = 'prices' | 'move' | 'addTags' | 'removeTags' | 'delete'

/** Stays visible below the list: how many dishes are selected, and what can be done with them. */
export function SelectionBar(props: Props) {
  const { menu, today, categories, tagsInUse, selectable, selection, hidden } = props
  const translate = useSelectionTranslate()
  const view = useListView()
  // The last layer and its number of dishes, which stay visible while it closes.
  const [layer, setLayer] = useState<{ name: Layer; count: number; isOpen: boolean }>()
  // On a phone the actions would hide much of the list, so they open on demand.
  const [isOpen, setOpen] = useState(false)
  const close = () => setLayer((last) => last && { ...last, isOpen: false })
  const commands = useSelectionCommands(menu.id, selection, () => {
    close()
    setOpen(false)
    // On a phone, a focused action is hidden now; at a desk, there is no opener to focus.
    const bar = document.getElementById(selectionBarId)
    if (bar?.contains(document.activeElement)) findOpener()?.focus({ preventScroll: true })
  })
  const count = selection.ids.size
  const openLayer = (name: Layer) => {
    // On a phone, the focus returns to it, as the actions may be hidden when the layer closes.
    findOpener()?.focus({ preventScroll: true })
    commands.reset()
    setLayer({ name, count, isOpen: true })
  }
  const layerProps = (name: Layer) => ({
    open: layer?.name === name && layer.isOpen,
    close,
    count: layer?.count ?? count,
    commands,
  })
  const actions = [
    { label: translate('prices'), run: () => openLayer('prices') },
    ...(categories.length > 0 ? [{ label: translate('move'), run: () => openLayer('move') }] : []),
    { label: translate('add_tags'), run: () => openLayer('addTags') },
    { label: translate('remove_tags'), run: () => openLayer('removeTags') },
    { label: translate('activate'), run: () => commands.send('active', { isActive: 'on' }) },
    { label: translate('deactivate'), run: () => commands.send('active') },
    ...(selectable.isShown
      ? [
          {
            label: translate('sell_out'),
            run: () => commands.send('soldOut', { isSoldOut: 'on' }),
          },
          { label: translate('bring_back'), run: () => commands.send('soldOut') },
        ]
      : []),
    { label: translate('delete'), run: () => openLayer('delete'), isDangerous: true },
  ]
  return (
    <section
      id={selectionBarId}
      tabIndex={-1}
      aria-label={translate('bar')}
      className="sticky bottom-2 z-20 flex flex-col gap-3 rounded-card border border-line bg-surface p-3 shadow-float lg:bottom-4"
    >
      <div className="flex items-center gap-2">
        <p role="status" className="min-w-0 flex-1 pl-1 font-semibold text-pretty tabular-nums">
          {count === 0
            ? translate('none_selected')
            : translate(hidden > 0 ? 'selected_hidden' : 'selected', { count, hidden })}
        </p>
        <Button tone="quiet" disabled={count === 0} onClick={selection.clear}>
          {translate('clear')}
        </Button>
        <ButtonLink
          tone="quiet"
          to={addressOf({ ...view, isSelecting: false })}
          replace
          preventScrollReset
        >
          {translate('done')}
        </ButtonLink>
      </div>
      <Button
        id={openerId}
        className="lg:hidden"
        disabled={count === 0 && !isOpen}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('actions')}
        <ChevronUp size={18} aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
      </Button>
      <div
        className={`grid grid-cols-3 gap-2 lg:flex lg:flex-wrap ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        {actions.map(({ label, run, isDangerous }) => (
          <Button
            key={label}
            tone="quiet"
            disabled={count === 0 || commands.isBusy}
            onClick={run}
            className={`max-lg:px-2 ${isDangerous ? 'text-beet' : ''}`}
          >
            {label}
          </Button>
        ))}
      </div>
      <PriceSheet {...layerProps('prices')} currency={menu.currency} today={today} />
      <MoveSelected {...layerProps('move')} categories={categories} />
      <TagSelected {...layerProps('addTags')} intent="addTags" tagsInUse={tagsInUse} />
      <TagSelected {...layerProps('removeTags')} intent="removeTags" tagsInUse={tagsInUse} />
      <DeleteSelected {...layerProps('delete')} />
    </section>
  )
}

import { useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Card } from '#app/ui/card.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { useToast } from '#app/ui/use-toast.ts'
import { isDone, useDone } from '#app/ui/use-done.ts'
import { usePictureUndoOffer } from '../deleted/undo-provider.tsx'
import { PreviewCaption } from '../preview/preview-caption.tsx'
import { PreviewSheet } from '../preview/preview-sheet.tsx'
import { TypedFrame } from '../preview/typed-frame.tsx'
import { deleteDraft, readDraft } from './dish-draft.ts'
import type { DishesPageProps } from './page-props.ts'
import { PanelBody } from './panel-body.tsx'
import { useIsWide } from '#app/ui/use-is-wide.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { usePanel, type Panel } from './use-panel.ts'

/** The page's panels: a new dish, a dish, or a dish's picture. */
export function DishPanels({ dish, result, ...page }: DishesPageProps) {
  const translate = useDishesTranslate()
  const toast = useToast()
  const offerUndo = usePictureUndoOffer()
  const { panel, open, close } = usePanel(dish)
  // The last panel stays visible while its sheet slides out.
  const [lastPanel, setLastPanel] = useState(panel)
  if (panel && !isSame(panel, lastPanel)) setLastPanel(panel)
  const [formVersion, setFormVersion] = useState(0)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isHydrated = useIsHydrated()
  const draftKey = panel?.kind === 'edit' ? panel.dish.id : page.menu.id

  const finish = () => {
    deleteDraft(draftKey)
    setAsking(false)
    close()
  }
  const messages = {
    add: translate('added'),
    addAnother: translate('added'),
    update: translate('updated'),
    updateNext: translate('updated'),
    picture: translate('uploaded'),
    picturePart: translate('part_saved'),
    deletePicture: translate('picture_deleted'),
  }
  const done = Object.entries(messages).find(([what]) => isDone(result, what))
  // Closing navigates, which would cancel the list's revalidation.
  const isLoaded = useNavigation().state === 'idle'
  useDone(isLoaded ? result : undefined, done?.[0] ?? '', () => {
    const { dishId, nextDishId }: { dishId?: unknown; nextDishId?: unknown } = Object(result)
    const undo = typeof dishId === 'string' && offerUndo(result, 'dishPicture', dishId)
    toast({ title: done?.[1], ...undo })
    if (done?.[0] === 'updateNext' && typeof nextDishId === 'string') {
      deleteDraft(draftKey)
      return open(nextDishId)
    }
    if (done?.[0] !== 'addAnother') return finish()
    deleteDraft(draftKey)
    setFormVersion(formVersion + 1)
  })

  const body = (shown: Panel) => (
    <PanelBody
      key={`${shown.kind} ${shown.kind === 'add' ? formVersion : shown.dish.id}`}
      panel={shown}
      nextDishId={shown.kind === 'edit' ? dishAfter(page.groups, shown.dish.id) : undefined}
      {...page}
      moreShown={{ isOpen: isMoreOpen && shown.kind === 'add', setOpen: setMoreOpen }}
      result={result}
      startOver={() => {
        deleteDraft(draftKey)
        setFormVersion(formVersion + 1)
      }}
    />
  )
  const shown = panel ?? lastPanel
  const title =
    shown?.kind === 'picture'
      ? translate('picture_of', { name: shown.dish.name })
      : translate(shown?.kind === 'edit' ? 'update_title' : 'add_title')
  const area = useRef<HTMLDivElement>(null)
  const preview = shown && shown.kind !== 'picture' && (
    <>
      <PreviewCaption isTyped />
      <TypedFrame key={shown.kind === 'add' ? `new ${formVersion}` : shown.dish.id} area={area} />
    </>
  )
  const isWide = useIsWide()
  const isClosed = done !== undefined && done[0] !== 'addAnother'
  return (
    <>
      <noscript>
        {done && <Notice tone="good">{done[1]}</Notice>}
        {panel && !isClosed && <Card title={title}>{body(panel)}</Card>}
      </noscript>
      <Sheet
        open={isHydrated && panel !== undefined}
        onOpenChange={(isOpen) => {
          if (isOpen || !panel) return
          if (panel.kind !== 'picture' && readDraft(draftKey)) setAsking(true)
          else close()
        }}
        title={title}
        closeLabel={translate('close')}
        aside={preview && (isWide ? preview : null)}
        firstFocus={nameField}
      >
        <div ref={area} className="flex flex-1 flex-col gap-4">
          {preview && <PreviewSheet>{preview}</PreviewSheet>}
          {shown && isHydrated && body(shown)}
        </div>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={translate('discard_question')}
          body={translate('discard_body')}
          confirmLabel={translate('discard')}
          cancelLabel={translate('keep_typing')}
          danger
          onConfirm={finish}
        />
      </Sheet>
    </>
  )
}

/** The field that gets the focus. */
const nameField = () => document.querySelector<HTMLElement>('[role="dialog"] [name="name"]')

/** Returns the id of the list's dish after another; undefined after the last. */
function dishAfter(groups: DishesPageProps['groups'], dishId: string): string | undefined {
  const ids = groups.flatMap(({ dishes }) => dishes.map(({ id }) => id))
  const index = ids.indexOf(dishId)
  return index === -1 ? undefined : ids[index + 1]
}

function isSame(one: Panel, other: Panel | undefined): boolean {
  if (one.kind === 'add' || other?.kind === 'add') return one.kind === other?.kind
  return one.kind === other?.kind && one.dish === other.dish
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { href, useSearchParams } from 'react-router'
import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import { newDishSchema, editedDishSchema } from '#app/domain/dishes/schemas.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { FormKey } from '#app/ui/form-key.tsx'
import { FormNotice } from '#app/ui/form-notice.tsx'
import { sheetFooter } from '#app/ui/layer-style.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useVersionedForm } from '#app/ui/use-versioned-form.ts'
import { previewAttribute } from '../preview/previewed-form.ts'
import { saveDraft, readDraft } from './dish-draft.ts'
import { DishFields } from './dish-fields.tsx'
import type { MoreShown } from './more-fields.tsx'
import type { EditedDish } from './page-dishes.ts'
import type { DishValues } from './dish-values.ts'
import type { DishFormContext } from './page-props.ts'
import { ariaKeys, isShortcut, saveAndNext } from './shortcuts/shortcut.ts'
import { ShortcutList } from './shortcuts/shortcut-list.tsx'
import { useSizeRows } from './use-size-rows.ts'
import { useKnownFields } from './use-known-fields.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { usePanelAddress } from './use-list-view.ts'

const noFacts = statedFacts.map((fact) => ({
  fact,
  derived: { state: 'not_recorded', reason: { kind: 'none' } } as const,
  stated: undefined,
}))

interface Props extends DishFormContext {
  readonly intent: 'add' | 'update'
  /** The dish to be updated; undefined for a new one. */
  readonly dish?: EditedDish
  /** The initial values. */
  readonly base: DishValues
  readonly failure: FormFailure | undefined
  /** The next dish of the list, to go on with after saving. */
  readonly nextDishId?: string | undefined
  readonly moreShown: MoreShown
  /** Discards the draft and resets the form. */
  readonly startOver: () => void
}

/** A dish's form. Input is stored as a draft until it is saved or discarded. */
export function DishForm(props: Props) {
  const { intent, menu, today, dish, base, nextDishId, startOver } = props
  const translate = useDishesTranslate()
  const isHydrated = useIsHydrated()
  const draftKey = dish?.id ?? menu.id
  const [draft] = useState(() => (isHydrated ? readDraft(draftKey) : undefined))
  const edited = useVersionedForm({
    failure: props.failure,
    stored: base,
    versionField: 'updatedAt',
    draft,
  })
  const { failure, version } = edited
  const [initial] = useState(() => failure?.values ?? draft ?? base)
  const [typed, setTyped] = useState(initial)
  const [hasFile, setHasFile] = useState(false)
  const locale = useLocale()
  const schema = dish
    ? editedDishSchema(menu.currency, { today, scheduled: dish.scheduled?.from }, locale)
    : newDishSchema(menu.currency, locale)
  const { errors, form, handlers } = useValidatedForm(schema, failure)
  const rows = useSizeRows(form, initial, errors)
  useFirstFocus(form)
  const address = usePanelAddress()(dish ? 'edit' : 'add', dish?.id)
  const goesOn = intent === 'add' || nextDishId !== undefined
  return (
    <Form
      method="post"
      preventScrollReset
      // Only a form with a file is sent as an upload, as uploads are rate-limited.
      action={hasFile ? `${address}&upload=${intent}` : address}
      encType={hasFile ? 'multipart/form-data' : undefined}
      {...handlers}
      {...{
        [previewAttribute]: href('/dashboard/menuList/menu/:menuId/itemList/preview', {
          menuId: menu.id,
        }),
      }}
      onInput={(event) => {
        handlers.onInput(event)
        const values = textsOf(event.currentTarget)
        setTyped(values)
        saveDraft(draftKey, values)
      }}
      onKeyDown={saveOnShortcut}
      className="flex flex-1 flex-col gap-5"
    >
      {/* Enter presses the first button, which would otherwise be one of a size's. */}
      {!isHydrated && (
        <button type="submit" name="next" value="close" tabIndex={-1} hidden>
          {translate(intent)}
        </button>
      )}
      <input type="hidden" name="intent" value={intent} />
      {dish ? (
        <input type="hidden" name="dishId" value={dish.id} />
      ) : (
        <FormKey draftKey={draft?.['key']} />
      )}
      {dish && <input type="hidden" name="updatedAt" value={version} />}
      {draft && !failure && (
        <Notice>
          {translate('draft_restored')}{' '}
          <button type="button" className="font-semibold underline" onClick={startOver}>
            {translate('start_over')}
          </button>
        </Notice>
      )}
      <FormNotice
        form={edited}
        fields={useKnownFields(props)}
        staleTitle={translate('stale_title')}
        startOver={startOver}
      />
      <DishFields
        {...props}
        isNew={dish === undefined}
        facts={dish?.facts ?? noFacts}
        stored={base}
        storedGroups={dish?.optionGroups ?? []}
        initial={initial}
        typed={typed}
        errors={errors}
        rows={rows}
        onFile={setHasFile}
      />
      <div className={sheetFooter}>
        <SubmitButton name="next" value="close" className="max-sm:flex-1">
          {translate(intent)}
        </SubmitButton>
        {goesOn && (
          <SubmitButton
            tone="quiet"
            name="next"
            value={nextDishId ?? 'another'}
            aria-keyshortcuts={ariaKeys(saveAndNext)}
            className="max-sm:flex-1"
          >
            {translate(intent === 'add' ? 'add_another' : 'save_next')}
          </SubmitButton>
        )}
        {goesOn && (
          <span className="mr-auto">
            <ShortcutList
              place="above"
              shortcuts={[{ shortcut: saveAndNext, text: translate('shortcut_save_next') }]}
            />
          </span>
        )}
      </div>
    </Form>
  )
}

/** Focuses the field that the address names, by default the name, once the form is mounted. */
function useFirstFocus(form: { readonly current: HTMLFormElement | null }): void {
  const isDone = useRef(false)
  const name = useSearchParams()[0].get('field') ?? 'name'
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const focus = () => {
      const field = form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
      const folded = field?.closest('details')
      if (folded) folded.open = true
      // A list's values are in a hidden input, beside the one for typing.
      const isTyped = field?.matches(':not([type="hidden"])')
      const typed = field?.parentElement?.querySelector<HTMLElement>('input:not([type="hidden"])')
      ;(isTyped ? field : typed)?.focus()
    }
    // Waits for the sheet, which moves the focus one frame after the previous form is removed.
    requestAnimationFrame(() => requestAnimationFrame(focus))
  }, [form, name])
}

/** Presses the last of the form's buttons, which goes on with the next dish if there is one. */
function saveOnShortcut(event: KeyboardEvent<HTMLFormElement>): void {
  if (!isShortcut(event.nativeEvent, saveAndNext)) return
  event.preventDefault()
  const buttons = event.currentTarget.querySelectorAll<HTMLElement>('button[name="next"]')
  ;[...buttons].at(-1)?.click()
}

function textsOf(form: HTMLFormElement): DishValues {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = value
  }
  return texts
}

import { Check, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Button } from '#app/ui/button.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { DraftFields } from './draft-fields.tsx'
import type { DishView } from './draft-view.ts'
import { changeLabels, doubtLabels, kindLabels } from './labels.ts'
import { PageExcerpt } from './page-excerpt.tsx'
import { SourceExcerpt } from './source-excerpt.tsx'

interface Props {
  readonly dish: DishView
  readonly place: { readonly menuId: string; readonly importId: string }
  /** The page's action data, of a form without JavaScript. */
  readonly result: unknown
}

/**
 * A dish of a draft beside its source. Focusing a value, or pointing at it, marks where it was read. The
 * focus comes first: when the page scrolls, a resting pointer is above another field.
 */
export function DraftDishItem({ dish, place, result }: Props) {
  const { id, kind, texts, doubts, isChecked, isLeftOut, isTyped, changes, excerpt, views } = dish
  const translate = useImportsTranslate()
  const { Form, data, state } = useFetcher<unknown>()
  const [pointed, setPointed] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [isEdited, setIsEdited] = useState(false)
  const active = focused ?? pointed
  const found = failureOf(data, 'row') ?? failureOf(result, 'row')
  const failure = found?.values['row'] === id ? found : undefined
  const errors = { ...(!isLeftOut && dish.errors), ...failure?.errors }
  const hasErrors = Object.keys(errors).length > 0
  const isOpen = hasErrors || (doubts.length > 0 && !isChecked && !isLeftOut)
  const name = texts['name'] || translate('unnamed')
  const isDoubtful = doubts.length > 0 && !isChecked && !hasErrors && !isLeftOut
  const looksRight = isDoubtful && !isEdited
  return (
    <li className="min-w-0 overflow-clip rounded-card border border-line bg-surface shadow-card [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]">
      <details open={isOpen}>
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-5">
          {isOpen && <CircleAlert size={18} aria-hidden="true" className="shrink-0 text-beet" />}
          <span
            dir="auto"
            className={`min-w-0 font-semibold break-words ${isLeftOut ? 'line-through' : ''}`}
          >
            {name}
          </span>
          <span className="text-ink-soft tabular-nums">{texts['price']}</span>
          <span className="ml-auto text-sm text-ink-soft">
            {[
              isTyped && translate('typed'),
              isChecked && doubts.length > 0 && translate('checked'),
              translate(kindLabels[kind]),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </summary>
        <div className="grid min-w-0 gap-5 border-t border-line px-4 py-4 sm:px-5 lg:grid-cols-2">
          <Form
            method="post"
            onInput={() => setIsEdited(true)}
            onSubmit={() => setIsEdited(false)}
            className="flex min-w-0 flex-col gap-4"
          >
            <input type="hidden" name="intent" value="row" />
            <input type="hidden" name="row" value={id} />
            {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
            {doubts.length > 0 && !isLeftOut && (
              <ul
                className={`flex flex-col gap-1 text-sm ${isChecked ? 'text-ink-soft' : 'font-medium text-beet'}`}
              >
                {doubts.map((doubt) => (
                  <li key={doubt}>{translate(doubtLabels[doubt])}</li>
                ))}
              </ul>
            )}
            {changes.length > 0 && (
              <p className="text-sm text-ink-soft">
                {translate('changes', {
                  fields: changes.map((field) => translate(changeLabels[field])).join(', '),
                })}
              </p>
            )}
            <DraftFields
              dish={dish}
              typed={failure?.values ?? {}}
              errors={errors}
              onPoint={setPointed}
              onFocus={setFocused}
            />
            <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
              <label className="flex min-h-11 items-center gap-3 lg:min-h-8">
                <input
                  type="checkbox"
                  name="leaveOut"
                  value="on"
                  defaultChecked={isLeftOut}
                  className="size-5 accent-paprika"
                />
                {translate('leave_out')}
              </label>
              <Button
                type="submit"
                tone="quiet"
                busy={state !== 'idle'}
                aria-label={translate(looksRight ? 'looks_right_of' : 'save_of', { name })}
              >
                {looksRight && <Check size={18} aria-hidden="true" className="text-olive" />}
                {translate(looksRight ? 'looks_right' : 'save')}
              </Button>
            </div>
          </Form>
          <SourceExcerpt
            pieces={excerpt}
            active={active}
            page={<PageExcerpt {...place} views={views} name={name} active={active} />}
          />
        </div>
      </details>
    </li>
  )
}

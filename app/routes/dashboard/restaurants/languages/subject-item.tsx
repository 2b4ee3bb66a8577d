import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { anyFailure, failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { isDone } from '#app/ui/use-done.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { previewAttribute } from '../../preview/previewed-form.ts'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { StateLabel } from './state-label.tsx'
import { SubjectField, WordField } from './subject-field.tsx'
import { fieldLabels, kindLabels } from './subject-texts.ts'
import type { SubjectView } from './subject-view.ts'

interface Props {
  readonly subject: SubjectView
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** The page's action data, if a form was sent without JavaScript. */
  readonly result: unknown
  /** The query of the list with this subject, whatever its state. */
  readonly address: string
  /** Where the typed translation is previewed. */
  readonly preview: string
  /** Called when a translation is accepted. */
  readonly onAccept: (form: HTMLFormElement) => void
}

/**
 * A subject with its texts, their translations, and the findings of the check. Its one button accepts
 * the translation as it is, or saves it once the owner has typed in it.
 */
export function SubjectItem({ subject, from, to, result, address, preview, onAccept }: Props) {
  const { key, kind, about, name, isShown, version, state, savedAt, fields } = subject
  const translate = useLanguagesTranslate()
  const form = useRef<HTMLFormElement>(null)
  const { Form, data, state: sending } = useFetcher<unknown>()
  // The `savedAt` of the translation in which the owner last typed.
  const [editedVersion, setEditedVersion] = useState<string>()
  useStoredTexts(form, savedAt)
  const failure = useFailure(key, address, data, result)
  const isReviewable = state === 'unsure' || state === 'unread' || state === 'doubtful'
  const isEdited = editedVersion === savedAt || failure !== undefined
  const intent = isReviewable && !isEdited ? 'accept' : 'save'

  const kindLabel = translate(kindLabels[kind] ?? 'kind_dish')
  const label = about === '' ? kindLabel : `${kindLabel}: ${about}`
  const title = name || label
  const isNote = kind === 'note'
  const onlyLabel = isNote || about === '' ? kindLabel : about
  const labelOf = (field: string) => translate(fieldLabels[field] ?? 'field_text')
  const Label = name === '' ? 'h2' : 'p'
  const heading = (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <Label className="font-semibold text-ink-soft">
        {isNote ? (
          <>
            {kindLabel}: <span lang={from}>{about}</span>
          </>
        ) : (
          label
        )}
        {!isShown && ` · ${translate('hidden')}`}
      </Label>
      <StateLabel state={state} isSaved={isDone(data, 'save')} />
    </div>
  )
  const words = fields.filter((field) => field.kind === 'word')
  const texts = fields.filter((field) => field.kind !== 'word')
  const isSingle = fields.length === 1
  // A note has sentences, and often doubts, which need the whole width.
  const isInOneRow = isSingle && !isNote
  return (
    <li className="group scroll-mt-20 overflow-clip rounded-card border border-line bg-surface shadow-card focus-within:border-paprika lg:scroll-my-4">
      <Form
        ref={form}
        method="post"
        action={address}
        {...{ [previewAttribute]: preview }}
        onInput={({ target }) => {
          const isText = !(target instanceof HTMLInputElement && target.type === 'checkbox')
          if (isText) setEditedVersion(savedAt)
        }}
        onSubmit={({ currentTarget }) => {
          if (intent === 'accept') onAccept(currentTarget)
        }}
        className={isInOneRow ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start' : ''}
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="subject" value={key} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="savedAt" value={savedAt} />
        <div className="flex flex-col gap-4 px-4 py-3 sm:px-5">
          {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
          {texts.map((field, index) => (
            <SubjectField
              key={field.name}
              {...{ field, from, to, failure }}
              label={isSingle ? onlyLabel : labelOf(field.kind)}
              {...(index === 0 && { heading, isName: name !== '' })}
            />
          ))}
          {words.length > 0 && (
            <fieldset>
              <legend className="text-sm font-semibold text-ink-soft">{translate('words')}</legend>
              <div className="mt-1.5 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
                {words.map((field) => (
                  <WordField key={field.name} {...{ field, from, to, failure }} />
                ))}
              </div>
            </fieldset>
          )}
        </div>
        <div
          className={`bottom-0 flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-t border-line bg-surface px-4 py-2 group-focus-within:sticky sm:px-5 ${isInOneRow ? 'lg:border-none lg:pt-9.5 lg:pl-0' : ''}`}
        >
          {intent === 'accept' && state === 'doubtful' && (
            <label className="flex min-h-11 items-center gap-3 lg:min-h-10">
              <input
                type="checkbox"
                name="isConfirmed"
                value="on"
                required
                className="size-5 accent-paprika"
              />
              {translate('confirm')}
            </label>
          )}
          <Button
            type="submit"
            tone="quiet"
            data-subject-button
            data-reviews={isReviewable || undefined}
            busy={sending !== 'idle'}
            aria-label={translate(intent === 'accept' ? 'accept_of' : 'save_of', { name: title })}
            className="min-h-12 w-full sm:w-40 lg:min-h-10"
          >
            {intent === 'accept' && <Check size={18} aria-hidden="true" className="text-olive" />}
            {translate(intent)}
          </Button>
        </div>
      </Form>
    </li>
  )
}

/**
 * Shows texts that were stored in the meantime, such as a model's, unless the owner has typed others.
 * A browser ignores a new default value of a field in which something was typed, so the form is reset.
 */
function useStoredTexts(form: RefObject<HTMLFormElement | null>, savedAt: string): void {
  const previous = useRef(savedAt)
  useEffect(() => {
    // On the first render, a reset would only move the caret.
    if (previous.current === savedAt) return
    previous.current = savedAt
    const inputs = [...(form.current?.querySelectorAll<Input>('input, textarea') ?? [])]
    if (inputs.every(({ value, defaultValue }) => value.trim() === defaultValue.trim())) {
      form.current?.reset()
    }
  }, [form, savedAt])
}

type Input = HTMLInputElement | HTMLTextAreaElement

/**
 * Returns the failure of saving this subject. If it couldn't be accepted, a toast says why; the owner
 * has typed nothing, so that a changed translation or original is simply reloaded.
 */
function useFailure(key: string, address: string, data: unknown, result: unknown) {
  const toast = useToast()
  const navigate = useNavigate()
  useOnResult(data, () => {
    const failure = anyFailure(data)
    if (failure?.intent === 'accept' && failure.problem) {
      toast({ title: failure.problem.message, tone: 'bad' })
    }
    if (failure?.problem?.code === 'translation_source_changed') {
      // Reloads the page, with the subject still on it.
      void navigate(address, { replace: true, preventScrollReset: true })
    }
  })
  // Without JavaScript, texts may have been typed before a translation was accepted.
  const failure =
    failureOf(data, 'save') ?? failureOf(result, 'save') ?? failureOf(result, 'accept')
  return failure?.values['subject'] === key ? failure : undefined
}

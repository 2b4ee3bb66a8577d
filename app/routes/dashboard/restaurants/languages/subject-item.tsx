import { Check } from 'lucide-react'
import { useRef } from 'react'
import { useFetcher } from 'react-router'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { isRightToLeft } from '#app/i18n/direction.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { isDone } from '#app/ui/use-done.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { SubjectField } from './subject-field.tsx'
import { StateLabel } from './state-label.tsx'
import { kindLabels } from './subject-texts.ts'
import type { SubjectView } from './subject-view.ts'

interface Props {
  readonly subject: SubjectView
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** The page's action data, of a form without JavaScript. */
  readonly result: unknown
  /** Goes to the next subject. */
  readonly goOn: (item: HTMLLIElement) => void
}

/** A subject with its texts, their translations, and what the check found. */
export function SubjectItem({ subject, from, to, result, goOn }: Props) {
  const { key, kind, name, isShown, version, state, savedAt, fields } = subject
  const translate = useLanguagesTranslate()
  const toast = useToast()
  const item = useRef<HTMLLIElement>(null)
  const saving = useFetcher<unknown>()
  const accepting = useFetcher<unknown>()
  const title = name || translate(kindLabels[kind] ?? 'kind_house')
  const isOfThis = (failed: ReturnType<typeof failureOf>) =>
    failed?.values['subject'] === key ? failed : undefined
  const failure = isOfThis(failureOf(saving.data ?? result, 'save'))
  const notAccepted = isOfThis(failureOf(accepting.data ?? result, 'accept'))
  useOnResult(accepting.data, () => {
    if (notAccepted?.problem) toast({ title: notAccepted.problem.message, tone: 'bad' })
  })
  const isReviewable = state === 'unsure' || state === 'unread'
  const hidden = (intent: string) => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="subject" value={key} />
      <input type="hidden" name="version" value={version} />
    </>
  )
  return (
    <li ref={item} className="overflow-clip rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-paper px-5 py-3">
        <h2 className="min-w-0 font-semibold">
          <span lang={from} dir="auto">
            {title}
          </span>
          {name !== '' && (
            <span className="ml-2 text-sm font-normal text-ink-soft">
              {translate(kindLabels[kind] ?? 'kind_dish')}
              {!isShown && ` · ${translate('hidden')}`}
            </span>
          )}
        </h2>
        <StateLabel state={state} isSaved={isDone(saving.data, 'save')} />
      </div>
      <saving.Form method="post" id={`save-${key}`} className="flex flex-col gap-4 px-5 py-4">
        {hidden('save')}
        {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
        {fields.map((field) => (
          <SubjectField
            key={`${field.name} ${savedAt}`}
            field={field}
            {...{ from, to }}
            direction={isRightToLeft(to) ? 'rtl' : 'ltr'}
            typed={failure?.values[field.name]}
            error={failure?.errors[field.name]}
          />
        ))}
      </saving.Form>
      <div className="flex flex-wrap justify-end gap-3 px-5 pb-4">
        <Button
          type="submit"
          form={`save-${key}`}
          tone="quiet"
          data-save
          busy={saving.state !== 'idle'}
          aria-label={translate('save_of', { name: title })}
        >
          {translate('save')}
        </Button>
        {isReviewable && (
          <accepting.Form
            method="post"
            onSubmit={() => {
              if (item.current) goOn(item.current)
            }}
          >
            {hidden('accept')}
            <input type="hidden" name="savedAt" value={savedAt} />
            <Button
              type="submit"
              data-accept
              busy={accepting.state !== 'idle'}
              aria-label={translate('accept_of', { name: title })}
            >
              <Check size={18} aria-hidden="true" />
              {translate('accept')}
            </Button>
          </accepting.Form>
        )}
      </div>
    </li>
  )
}

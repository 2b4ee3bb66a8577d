import type { KeyboardEvent } from 'react'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { SubjectItem } from './subject-item.tsx'
import type { SubjectView } from './subject-view.ts'

interface Props {
  readonly subjects: readonly SubjectView[]
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** The page's action data. */
  readonly result: unknown
}

const focusButton = (item: Element | null | undefined) =>
  item?.querySelector<HTMLElement>('[data-accept], [data-save]:only-child')?.focus()

function handleKey(event: KeyboardEvent<HTMLUListElement>): void {
  const target = event.target instanceof Element ? event.target : null
  const item = target?.closest('li')
  if (!item || event.altKey || event.ctrlKey || event.metaKey) return
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    if (event.key === 'Escape') focusButton(item)
    return
  }
  const go: Readonly<Record<string, () => void>> = {
    j: () => focusButton(item.nextElementSibling),
    k: () => focusButton(item.previousElementSibling),
    e: () => item.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus(),
  }
  const act = go[event.key]
  if (!act) return
  event.preventDefault()
  act()
}

/**
 * Subjects with their translations. Reviewing is fast: whoever accepts one is at the next.
 */
export function SubjectList({ subjects, ...rest }: Props) {
  const translate = useLanguagesTranslate()
  return (
    <>
      {subjects.some(({ state }) => state === 'unsure' || state === 'unread') && (
        <p className="hidden text-sm text-ink-soft lg:block">{translate('keys')}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of the buttons in it */}
      <ul onKeyDown={handleKey} className="flex flex-col gap-4">
        {subjects.map((subject) => (
          <SubjectItem
            key={subject.key}
            subject={subject}
            goOn={(item) => focusButton(item.nextElementSibling ?? item.previousElementSibling)}
            {...rest}
          />
        ))}
      </ul>
    </>
  )
}

import { X } from 'lucide-react'
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { parseList } from '#app/domain/parse-list.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { FieldFrame, inputStyle, type FieldTexts } from '#app/ui/field-frame.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'

interface Props extends FieldTexts {
  readonly name: string
  readonly defaultValue: string
  /** Entries that can be added with a click. */
  readonly suggestions?: readonly string[]
}

/** A list of short entries as removable chips; without JavaScript, a text area. */
export function ListField({ suggestions, ...props }: Props) {
  return useIsHydrated() ? (
    <ChipsField {...props} suggestions={suggestions} />
  ) : (
    <TextAreaField {...props} rows={2} />
  )
}

function ChipsField({ name, defaultValue, suggestions = [], label, hint, error }: Props) {
  const translate = useDishesTranslate()
  const [entries, setEntries] = useState(() => parseList(defaultValue))
  const [typed, setTyped] = useState('')
  const sent = useRef<HTMLInputElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const value = [...entries, typed].join('\n').trim()
  const reported = useRef(value)
  useEffect(() => {
    if (reported.current === value) return
    reported.current = value
    // Setting a value by script fires no input event, which the form needs.
    sent.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])

  const add = (text: string) => setEntries((before) => parseList([...before, text].join('\n')))
  const commit = (text: string) => {
    add(text)
    setTyped('')
  }
  const remove = (entry: string) => {
    setEntries((before) => before.filter((one) => one !== entry))
    input.current?.focus()
  }
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    // A comma ends an entry, except after a digit, as in "%3,5", or inside brackets.
    const isEnded = /[,;]\s*$/.test(text) && !/\d,$/.test(text) && !/\([^)]*$/.test(text)
    if (isEnded) commit(text)
    else setTyped(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter then ends what an input method composes.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      commit(typed)
    }
    const last = entries.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,;\n\t•]/.test(text)) return
    event.preventDefault()
    commit(`${typed}${text}`)
  }
  const offered = suggestions.filter((one) => !parseList(value).includes(one))
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <input ref={sent} type="hidden" name={name} value={value} />
          <div
            className={`${inputStyle} flex flex-wrap items-center gap-1.5 py-1.5 focus-within:border-paprika focus-within:outline-2 focus-within:outline-paprika ${error ? 'border-beet bg-beet-wash' : ''}`}
          >
            {entries.map((entry) => (
              <span
                key={entry}
                className="inline-flex min-w-0 items-center rounded-lg bg-sunken pl-2.5 text-[0.9375rem]"
              >
                <span className="min-w-0">{entry}</span>
                <button
                  type="button"
                  aria-label={translate('remove_entry', { entry })}
                  onClick={() => remove(entry)}
                  className="grid size-8 shrink-0 place-items-center rounded-lg text-ink-soft hover:text-ink"
                >
                  <X size={15} aria-hidden="true" />
                </button>
              </span>
            ))}
            <input
              {...ties}
              ref={input}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="enter"
              onInput={onInput}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={() => typed.trim() !== '' && commit(typed)}
              className="min-h-8 min-w-24 flex-1 bg-transparent px-1 outline-none"
            />
          </div>
          {offered.length > 0 && (
            <div className="flex flex-wrap gap-1.5">
              {offered.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-label={translate('add_entry', { entry: one })}
                  onClick={() => add(one)}
                  className="min-h-8 rounded-lg border border-dashed border-edge px-2.5 text-sm text-ink-soft hover:border-ink-soft hover:text-ink"
                >
                  + {one}
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </FieldFrame>
  )
}

import { useRef } from 'react'
import { readableAccent } from '#app/domain/look/accent.ts'
import { maxAccentLength } from '#app/domain/look/schemas.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'

interface Props {
  readonly name: string
  readonly label: string
  readonly defaultValue: string
  readonly error: string | undefined
  /** The entered colour, as `parseColour` returns it; empty for Chefin's. */
  readonly colour: string
}

/** The accent colour: as a code, or from the browser's colour picker. */
export function AccentField({ colour, ...field }: Props) {
  const translate = useRestaurantsTranslate()
  const input = useRef<HTMLInputElement>(null)
  const enter = (text: string) => {
    if (!input.current) return
    input.current.value = text
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field
            {...field}
            ref={input}
            hint={translate('look_accent_hint')}
            maxLength={maxAccentLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <input
          type="color"
          aria-label={translate('look_pick')}
          value={colour || readableAccent('').light}
          onChange={({ target }) => enter(target.value)}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-card border border-edge bg-surface p-1 noscript:hidden"
        />
      </div>
      <div role="status" className="text-sm text-pretty text-ink-soft noscript:hidden">
        <AccentNote colour={colour} />
      </div>
      {colour !== '' && (
        <Button
          tone="quiet"
          onClick={() => {
            enter('')
            input.current?.focus()
          }}
          className="self-start noscript:hidden"
        >
          {translate('look_reset')}
        </Button>
      )}
    </div>
  )
}

/** Explains how a colour is adapted to the light and the dark page. */
function AccentNote({ colour }: { colour: string }) {
  const translate = useRestaurantsTranslate()
  if (colour === '') return translate('look_own_colour')
  const { light, dark } = readableAccent(colour)
  const notes = [
    ...(light === colour ? [] : [translate('look_darker', { colour: light })]),
    ...(dark === colour ? [] : [translate('look_lighter', { colour: dark })]),
  ]
  return notes.length === 0 ? translate('look_readable') : notes.join(' ')
}

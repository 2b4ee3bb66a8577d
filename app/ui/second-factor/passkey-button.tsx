import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import type { ButtonTone } from '../button-style.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { hasPasskeys, passkeyProblemOf, type PasskeyProblem } from './ask-passkey.ts'

const problemTexts = {
  cancelled: 'passkey_cancelled',
  exists: 'passkey_exists',
  offline: 'passkey_offline',
} as const

interface Props {
  readonly label: string
  /** The form's field for the answer. */
  readonly name?: string
  /** Asks the browser for the answer, which the form then sends. */
  readonly ask: () => Promise<string>
  /** Whether the form is valid; if not, it is sent without an answer, to show its errors. */
  readonly isReady?: (form: HTMLFormElement) => boolean
  readonly tone?: ButtonTone
}

/** Asks for a passkey, and sends its form with the answer. Needs JavaScript. */
export function PasskeyButton({
  label,
  name = 'passkey',
  ask,
  isReady = () => true,
  tone = 'quiet',
}: Props) {
  const translate = useFactorTranslate()
  const field = useRef<HTMLInputElement>(null)
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem>()
  const isHydrated = useIsHydrated()
  const isSent = useNavigation().state !== 'idle'
  useEffect(() => {
    // Once sent, so that a code that is typed next is sent without this answer.
    if (isSent && field.current) field.current.value = ''
  }, [isSent])
  if (isHydrated && !hasPasskeys()) return null
  const press = async () => {
    const input = field.current
    if (!input?.form) return
    if (!isReady(input.form)) return input.form.requestSubmit()
    setProblem(undefined)
    setWaiting(true)
    try {
      input.value = await ask()
      input.form.requestSubmit()
    } catch (error) {
      setProblem(passkeyProblemOf(error))
    } finally {
      setWaiting(false)
    }
  }
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <input ref={field} type="hidden" name={name} defaultValue="" />
      {problem && <Notice tone="bad">{translate(problemTexts[problem])}</Notice>}
      <Button tone={tone} busy={isWaiting} onClick={press}>
        {!isWaiting && <KeyRound size={18} aria-hidden="true" />}
        {isWaiting ? translate('waiting') : label}
      </Button>
    </div>
  )
}

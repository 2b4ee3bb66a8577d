import { useEffect, useRef, type FormEvent } from 'react'
import { Link } from 'react-router'
import { maxMessageLength } from '#app/domain/conversations/schemas.ts'
import { chatTranslator } from '#app/i18n/chat.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { plansPath } from '#app/routes/pricing/account-paths.ts'
import { Message } from '#app/routes/chat/message.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useRehearsal } from './use-rehearsal.ts'

interface Props {
  readonly menuId: string
  /** Whether the menu has an assistant to try. */
  readonly hasAssistant: boolean
  /** Whether a model is configured, but the owner has no subscription to use it. */
  readonly needsSubscription: boolean
}

/** Lets the owner try the assistant, next to its settings. */
export function RehearsalCard({ menuId, hasAssistant, needsSubscription }: Props) {
  const translate = useMenusTranslate()
  const guestTranslate = chatTranslator(useLocale())
  const { state, ask, clear } = useRehearsal(menuId)
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isBusy = state.status === 'busy'
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [state])

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (text === '' || isBusy) return
    if (input.current) input.current.value = ''
    void ask(text)
  }

  return (
    <Card
      title={translate('rehearsal_title')}
      description={translate('rehearsal_description')}
      aside={
        state.messages.length > 0 && (
          <Button tone="quiet" disabled={isBusy} onClick={clear}>
            {translate('rehearsal_clear')}
          </Button>
        )
      }
    >
      {!hasAssistant && <p className="text-ink-soft">{translate('rehearsal_closed')}</p>}
      {hasAssistant && (
        <>
          {needsSubscription && (
            <Notice title={translate('rehearsal_no_model_title')}>
              <p>{translate('rehearsal_no_model_text')}</p>
              <Link
                to={plansPath}
                className="mt-1 inline-flex min-h-11 items-center font-semibold text-paprika-deep underline underline-offset-4 lg:min-h-8"
              >
                {translate('rehearsal_see_plans')}
              </Link>
            </Notice>
          )}
          <div
            ref={log}
            role="log"
            tabIndex={0}
            aria-label={translate('rehearsal_title')}
            className="max-h-96 min-h-24 overflow-y-auto rounded-card border border-line bg-paper p-4"
          >
            {state.messages.length === 0 && (
              <p className="text-ink-soft">{translate('rehearsal_empty')}</p>
            )}
            <ol className="grid gap-4" aria-busy={isBusy}>
              {state.messages.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  translate={guestTranslate}
                  isWriting={isBusy && message === state.messages.at(-1)}
                />
              ))}
            </ol>
          </div>
          {state.problem && <Notice tone="bad">{state.problem.message}</Notice>}
          <form method="dialog" onSubmit={send} className="flex gap-2">
            <input
              ref={input}
              name="question"
              aria-label={translate('rehearsal_label')}
              placeholder={guestTranslate(isBusy ? 'placeholderBusy' : 'placeholder')}
              maxLength={maxMessageLength}
              autoComplete="off"
              className="min-h-11 min-w-0 flex-1 rounded-card border border-edge bg-surface px-3.5 lg:min-h-10"
            />
            <Button type="submit" busy={isBusy}>
              {translate('rehearsal_send')}
            </Button>
          </form>
        </>
      )}
    </Card>
  )
}

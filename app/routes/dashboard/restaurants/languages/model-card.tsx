import { useRevalidator } from 'react-router'
import { useEffect } from 'react'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import type { ModelView } from './model-view.ts'

interface Props {
  readonly model: ModelView
  /** The page's action data. */
  readonly result: unknown
}

const refreshMs = 2_000

/** Translates missing texts with the operator's model; shows the estimate and the progress. */
export function ModelCard({ model, result }: Props) {
  const translate = useLanguagesTranslate()
  const { run, estimate, remaining, limit } = model
  const isRunning = run?.state === 'running'
  useRevalidationWhile(isRunning)
  const failure = failureOf(result, 'start') ?? failureOf(result, 'pause')
  const hasWork = estimate.subjects > 0
  if (!run && !hasWork) return null
  const startKey = run?.state === 'paused' ? 'model_go_on' : 'model_start'
  return (
    <Card
      title={translate('model')}
      description={hasWork || isRunning ? translate('model_description') : undefined}
    >
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      {run && (
        <div role="status" className="flex flex-col gap-2">
          <p className="font-semibold">
            {run.state === 'done'
              ? translate('model_done', { count: run.translated })
              : translate('model_progress', { count: run.translated, total: run.total })}
            {run.rejected > 0 && ` ${translate('model_rejected', { count: run.rejected })}`}
          </p>
          {run.reason !== '' && !failure && <p className="text-beet">{run.reason}</p>}
          {isRunning && (
            <progress
              aria-label={translate('model')}
              value={run.translated}
              max={run.total}
              className="h-2 w-full max-w-md accent-olive"
            />
          )}
        </div>
      )}
      {hasWork && !isRunning && (
        <div className="flex flex-col gap-1 text-pretty">
          <p>
            {translate('model_estimate', {
              count: estimate.subjects,
              characters: estimate.characters,
              tokens: estimate.tokens,
            })}
          </p>
          <p className="text-sm text-ink-soft">{translate('model_limit', { remaining, limit })}</p>
        </div>
      )}
      {(isRunning || hasWork) && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={isRunning ? 'pause' : 'start'} />
          <SubmitButton tone={isRunning ? 'quiet' : 'primary'}>
            {translate(isRunning ? 'model_pause' : startKey)}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}

/** Reloads the page's data every 2 s during a run. */
function useRevalidationWhile(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isRunning || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), refreshMs)
    return () => clearTimeout(timer)
  }, [isRunning, revalidate, state])
}

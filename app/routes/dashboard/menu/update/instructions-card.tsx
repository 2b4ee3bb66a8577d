import { href } from 'react-router'
import { useState } from 'react'
import { z } from 'zod'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useCountTexts } from '../use-count-texts.ts'
import { isIncomplete, MissingDishes } from './missing-dishes.tsx'

const instructionsSchema = z.object({
  text: z.string(),
  tokens: z.number(),
  dishes: z.number(),
  byName: z.number(),
  leftOut: z.number(),
})

type State = z.infer<typeof instructionsSchema> | 'idle' | 'loading' | 'failed'

interface Props {
  readonly menuId: string
  /** Whether the provider stores the assistant, so that questions add no dishes to the instructions. */
  readonly isStored: boolean
}

/** Shows the instructions that a model gets before a guest's question. */
export function InstructionsCard({ menuId, isStored }: Props) {
  const translate = useMenusTranslate()
  const countTexts = useCountTexts()
  const [state, setState] = useState<State>('idle')

  async function load(): Promise<void> {
    setState('loading')
    try {
      const response = await fetch(
        href('/dashboard/menuList/menu/:menuId/instructions', { menuId }),
      )
      setState(instructionsSchema.parse(await response.json()))
    } catch {
      setState('failed')
    }
  }

  return (
    <Card title={translate('told_title')} description={translate('told_description')}>
      {typeof state === 'string' ? (
        <>
          {state === 'failed' && <Notice tone="bad">{translate('told_failed')}</Notice>}
          <Button
            tone="quiet"
            className="self-start"
            busy={state === 'loading'}
            onClick={() => void load()}
          >
            {translate(buttonKeys[state])}
          </Button>
        </>
      ) : (
        <>
          <p role="status" className="font-semibold">
            {translate('told_tokens', {
              tokens: state.tokens,
              dishes: countTexts.dishes(state.dishes),
            })}
          </p>
          <MissingDishes counts={state} />
          {!isStored && isIncomplete(state) && <p>{translate('told_with_question')}</p>}
          <pre
            tabIndex={0}
            aria-label={translate('told_title')}
            className="max-h-96 overflow-auto rounded-card bg-sunken p-4 font-mono text-xs break-words whitespace-pre-wrap"
          >
            {state.text}
          </pre>
        </>
      )}
    </Card>
  )
}

const buttonKeys = {
  idle: 'told_show',
  loading: 'loading',
  failed: 'try_again',
} as const

import { useState } from 'react'
import { z } from 'zod'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useCountWords } from '../use-count-words.ts'
import { isShort, MissingDishes } from './missing-dishes.tsx'

const told = z.object({
  text: z.string(),
  tokens: z.number(),
  dishes: z.number(),
  byName: z.number(),
  leftOut: z.number(),
})

type Told = z.infer<typeof told> | 'nothing yet' | 'loading' | 'failed'

interface Props {
  readonly menuId: string
  /** Whether the provider stores the assistant: then no question adds dishes to the text. */
  readonly isStored: boolean
}

/** What a model reads before a guest's question, for the owner to check. */
export function ToldCard({ menuId, isStored }: Props) {
  const translate = useMenusTranslate()
  const words = useCountWords()
  const [state, setState] = useState<Told>('nothing yet')

  async function load(): Promise<void> {
    setState('loading')
    try {
      const answer = await fetch(`/dashboard/menuList/menu/${menuId}/instructions`)
      setState(told.parse(await answer.json()))
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
            {translate(buttonWords[state])}
          </Button>
        </>
      ) : (
        <>
          <p role="status" className="font-semibold">
            {translate('told_tokens', { tokens: state.tokens, dishes: words.dishes(state.dishes) })}
          </p>
          <MissingDishes counts={state} />
          {!isStored && isShort(state) && <p>{translate('told_with_question')}</p>}
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

const buttonWords = {
  'nothing yet': 'told_show',
  loading: 'loading',
  failed: 'try_again',
} as const

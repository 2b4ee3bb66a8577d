import type { SuggestedHouseFact } from '#app/assistant/house/find-suggested-house-fact.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Form } from '#app/ui/team-forms.tsx'

const keepForm = 'keep-instruction'

interface Props {
  readonly suggested: SuggestedHouseFact
  readonly topicLabel: string
}

/** Offers to move an instruction to the facts for guests. Rendered inside the form of the facts. */
export function SuggestedFactNotice({ suggested: { sentence, topic, hash }, topicLabel }: Props) {
  const translate = useRestaurantsTranslate()
  return (
    <Notice title={translate('offer_title')}>
      <blockquote className="my-2 border-l-2 border-edge pl-3 break-words">{sentence}</blockquote>
      <p className="text-sm">{translate('offer_body', { topic: topicLabel })}</p>
      <input type="hidden" name="moveTopic" value={topic} />
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="submit" name="move" value={hash} className={buttonStyle('quiet')}>
          {translate('offer_move')}
        </button>
        <button type="submit" form={keepForm} className={buttonStyle('quiet')}>
          {translate('offer_keep')}
        </button>
      </div>
    </Notice>
  )
}

/** The separate form of "Not now", which doesn't submit the facts. */
export function KeepInstruction({ hash }: Pick<SuggestedHouseFact, 'hash'>) {
  return (
    <Form method="post" preventScrollReset id={keepForm} className="hidden">
      <input type="hidden" name="intent" value="keepInstruction" />
      <input type="hidden" name="instruction" value={hash} />
    </Form>
  )
}

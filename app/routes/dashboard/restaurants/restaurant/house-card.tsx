import { useSearchParams } from 'react-router'
import type { SuggestedHouseFact } from '#app/assistant/house/find-suggested-house-fact.ts'
import { houseFactsSchema } from '#app/domain/house/schemas.ts'
import { writtenTopics, type HouseFacts, type WrittenTopic } from '#app/domain/guest-menu/topics.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormNotice } from '#app/ui/form-notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { savedVersion, useDone } from '#app/ui/use-done.ts'
import { useVersionedForm } from '#app/ui/use-versioned-form.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { addressedTopic } from './house-address.ts'
import { AddedTopic, TopicField } from './house-fields.tsx'
import { KeepInstruction, SuggestedFactNotice } from './suggested-fact.tsx'

/** Topics that guests of most restaurants ask about. Owners add the others one by one. */
const commonTopics: readonly WrittenTopic[] = ['hours', 'payment', 'wifi', 'parking']

export interface House {
  readonly facts: HouseFacts
  /** A hash of the facts. */
  readonly version: string
  readonly suggested: SuggestedHouseFact | undefined
}

interface Props {
  readonly house: House
  /** Changes after each move of an instruction. This resets the fields, all of which a move saves. */
  readonly resetKey: string
  readonly result: unknown
}

/** The owner's facts about the restaurant by topic, which the assistant quotes to guests. */
export function HouseCard({ house: { facts, version, suggested }, resetKey, result }: Props) {
  const translate = useRestaurantsTranslate()
  const toast = useToast()
  const stored: Record<string, string> = {
    ...Object.fromEntries(writtenTopics.map((topic) => [topic, facts[topic] ?? ''])),
    houseVersion: version,
  }
  const edited = useVersionedForm({
    failure: failureOf(result, 'house'),
    saved: savedVersion(result, 'house', 'moved'),
    stored,
    versionField: 'houseVersion',
  })
  const { failure } = edited
  const { errors, handlers } = useValidatedForm(houseFactsSchema, failure)
  useDone(result, 'house', () => toast({ title: translate('house_saved') }))
  useDone(result, 'moved', () => toast({ title: translate('house_moved') }))
  useDone(result, 'keepInstruction', () => toast({ title: translate('house_kept') }))

  const addressed = addressedTopic(useSearchParams()[0])
  const labelOf = (topic: WrittenTopic) => translate(`topic_${topic}`)
  const textOf = (topic: WrittenTopic) => failure?.values[topic] ?? stored[topic] ?? ''
  const fieldOf = (topic: WrittenTopic) => ({
    topic,
    label: labelOf(topic),
    text: textOf(topic),
    error: errors[topic],
    isAddressed: topic === addressed,
  })
  // Depends on the stored facts only, so that no field moves while the owner types.
  const isShown = (topic: WrittenTopic) => commonTopics.includes(topic) || stored[topic] !== ''
  const fields = writtenTopics.map((topic) => ({ name: topic, label: labelOf(topic) }))
  return (
    <Card title={translate('house_title')} description={translate('house_description')}>
      {suggested && <KeepInstruction hash={suggested.hash} />}
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="house" />
        <input type="hidden" name="houseVersion" value={edited.version} />
        {suggested && (
          <SuggestedFactNotice suggested={suggested} topicLabel={labelOf(suggested.topic)} />
        )}
        <div key={resetKey} className="flex flex-col gap-5">
          {writtenTopics.filter(isShown).map((topic) => (
            <TopicField key={topic} {...fieldOf(topic)} />
          ))}
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-2 text-sm font-semibold">{translate('house_add')}</legend>
            {writtenTopics
              .filter((topic) => !isShown(topic))
              .map((topic) => (
                <AddedTopic key={topic} {...fieldOf(topic)} />
              ))}
          </fieldset>
        </div>
        <FormNotice form={edited} fields={fields} />
        <SubmitButton className="self-start">{translate('house_save')}</SubmitButton>
      </Form>
    </Card>
  )
}

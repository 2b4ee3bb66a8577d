import { Plus } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { maxHouseFactLength } from '#app/domain/house/schemas.ts'
import type { Topic } from '#app/domain/house/topics.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { TextAreaField } from '#app/ui/text-area-field.tsx'

interface Props {
  readonly topic: Topic
  readonly label: string
  /** What the field begins with. */
  readonly text: string
  readonly error: string | undefined
}

/** What guests are told about one topic, with a count of its characters. */
export function TopicField({ topic, label, text, error }: Props) {
  const translate = useRestaurantsTranslate()
  const [count, setCount] = useState(text.length)
  return (
    <TextAreaField
      name={topic}
      label={label}
      hint={translate('house_count', { count, max: maxHouseFactLength })}
      rows={2}
      maxLength={maxHouseFactLength}
      defaultValue={text}
      error={error}
      onInput={({ currentTarget }) => setCount(currentTarget.value.length)}
    />
  )
}

/** A topic as a chip that opens its field; without a script too. */
export function AddedTopic(field: Props) {
  const [isOpen, setOpen] = useState(field.text !== '')
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open)
    if (currentTarget.open && currentTarget.contains(document.activeElement)) {
      currentTarget.querySelector('textarea')?.focus()
    }
  }
  return (
    <details
      open={isOpen || field.error !== undefined}
      onToggle={toggle}
      className="[&[open]]:w-full"
    >
      <summary className={chip}>
        <Plus size={16} aria-hidden="true" />
        {field.label}
      </summary>
      <TopicField {...field} />
    </details>
  )
}

const chip =
  'inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-full border border-edge bg-surface px-3.5 py-1.5 text-sm font-medium [details[open]>&]:sr-only hover:bg-sunken lg:min-h-9 [&::-webkit-details-marker]:hidden'

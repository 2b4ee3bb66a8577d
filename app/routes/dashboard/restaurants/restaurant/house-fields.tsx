import { Plus } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { maxHouseFactLength } from '#app/domain/house/schemas.ts'
import type { WrittenTopic } from '#app/domain/guest-menu/topics.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { topicId } from './house-address.ts'
import { TextAreaField } from '#app/ui/text-area-field.tsx'

interface Props {
  readonly topic: WrittenTopic
  readonly label: string
  /** The initial text. */
  readonly text: string
  readonly error: string | undefined
  /** Whether the page's address leads to this topic. */
  readonly isAddressed: boolean
}

/** A text area for one topic's fact, with a character count. */
export function TopicField({ topic, label, text, error, isAddressed }: Props) {
  const translate = useRestaurantsTranslate()
  const [count, setCount] = useState(text.length)
  return (
    <TextAreaField
      id={topicId(topic)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner chose this field
      autoFocus={isAddressed}
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

/** A chip that opens a topic's field. Works without JavaScript. */
export function AddedTopic(field: Props) {
  const [isOpen, setOpen] = useState(field.text !== '' || field.isAddressed)
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

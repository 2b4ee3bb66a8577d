import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'input'> {
  readonly label: string
}

/** A large search field with an icon, for lists that are used in a hurry. */
export function SearchBox({ label, ...input }: Props) {
  return (
    <label className="relative flex-1">
      <Search
        size={22}
        aria-hidden="true"
        className="pointer-events-none absolute top-4 left-4 text-ink-soft"
      />
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        className="min-h-14 w-full rounded-card border border-edge bg-surface pr-4 pl-12 text-lg placeholder:text-ink-soft"
        {...input}
      />
    </label>
  )
}

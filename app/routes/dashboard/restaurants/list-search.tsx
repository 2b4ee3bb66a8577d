import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'

interface Props {
  readonly label: string
  /** The label of the button that searches without JavaScript. */
  readonly button: string
  readonly words: string
  /** Returns the URL query of the list filtered by these words. */
  readonly addressOf: (words: string) => string
  /** Further parameters of the URL, by name. */
  readonly otherParams?: Readonly<Record<string, string>>
}

/** Searches a list on every keystroke; without JavaScript, on submit. */
export function ListSearch({
  label,
  button,
  words: initialWords,
  addressOf,
  otherParams = {},
}: Props) {
  const navigate = useNavigate()
  const [words, setWords] = useState(initialWords)
  return (
    <search>
      <form
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="flex items-center gap-3"
      >
        {Object.entries(otherParams).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchBox
          label={label}
          name="words"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            void navigate(addressOf(target.value), { replace: true, preventScrollReset: true })
          }}
        />
        <noscript>
          <Button type="submit" tone="quiet">
            {button}
          </Button>
        </noscript>
      </form>
    </search>
  )
}

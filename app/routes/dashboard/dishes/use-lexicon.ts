import { useEffect, useState } from 'react'

type Lexicon = typeof import('./read-facts.ts')

/** Loads the dietary lexicon when a form is opened; undefined until then. */
export function useLexicon(): Lexicon | undefined {
  const [lexicon, setLexicon] = useState<Lexicon>()
  useEffect(() => {
    void import('./read-facts.ts').then(setLexicon, () => {
      // The form also works without it.
    })
  }, [])
  return lexicon
}

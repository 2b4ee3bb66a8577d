import { useEffect, useState } from 'react'

type Lexicon = typeof import('./read-facts.ts')

/** What reads a dish's words. It comes to the browser only when a form is opened. */
export function useLexicon(): Lexicon | undefined {
  const [lexicon, setLexicon] = useState<Lexicon>()
  useEffect(() => {
    void import('./read-facts.ts').then(setLexicon, () => {
      // Without it the form works as well.
    })
  }, [])
  return lexicon
}

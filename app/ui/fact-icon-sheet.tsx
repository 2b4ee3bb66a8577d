import { statedFacts, type StatedFact } from '#app/domain/guest-menu/statements.ts'
import icons from './fact-icons.svg?raw'

const symbols = new Map(
  [...icons.matchAll(/<symbol id="(\w+)".*<\/symbol>/g)].map(([symbol, fact]) => [fact, symbol]),
)

/**
 * The icons inline, for a page that shouldn't request their file. Place it below the text, which
 * can be read without them.
 * @param props.facts those that the page shows; all of them by default
 */
export function FactIconSheet({ facts = statedFacts }: { facts?: readonly StatedFact[] }) {
  const symbolMarkup = facts.map((fact) => symbols.get(fact)).join('')
  return (
    <div hidden>
      <svg id="fact-icons" dangerouslySetInnerHTML={{ __html: symbolMarkup }} />
    </div>
  )
}

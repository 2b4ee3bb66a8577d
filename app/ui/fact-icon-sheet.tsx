import icons from './fact-icons.svg?raw'

/**
 * The icons themselves, for a page that is not to ask for a file of them. Below the words that
 * they stand beside, as these are read without them.
 */
export function FactIconSheet() {
  return <div hidden dangerouslySetInnerHTML={{ __html: icons }} />
}

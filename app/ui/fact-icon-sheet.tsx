import icons from './fact-icons.svg?raw'

/**
 * The icons inline, for a page that shouldn't request their file. Place it below the text, which
 * can be read without them.
 */
export function FactIconSheet() {
  return <div hidden dangerouslySetInnerHTML={{ __html: icons }} />
}

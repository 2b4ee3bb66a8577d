/**
 * Returns the value of a page's first hidden field with a name.
 * @throws Error if there is none
 */
export function hiddenField(body: string, name: string): string {
  const value = new RegExp(`<input type="hidden" name="${name}" value="([^"]+)"`).exec(body)?.[1]
  if (!value) throw new Error(`The page has no hidden field ${name}`)
  return value
}

/** The value of the first hidden field of this name in a page. */
export function hiddenIn(body: string, name: string): string {
  const found = new RegExp(`<input type="hidden" name="${name}" value="([^"]+)"`).exec(body)?.[1]
  if (!found) throw new Error(`the page has no hidden ${name}`)
  return found
}

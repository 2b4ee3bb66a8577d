/** The value of a page's first hidden field with this name. */
export function hiddenField(body: string, name: string): string {
  const found = new RegExp(`<input type="hidden" name="${name}" value="([^"]+)"`).exec(body)?.[1]
  if (!found) throw new Error(`the page has no hidden ${name}`)
  return found
}

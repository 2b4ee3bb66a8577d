/**
 * Wraps untrusted text in a tag. Replaces every `<` in it with `‹`, so that it can't close the tag.
 */
export const wrapInTag = (tag: string, text: string): string =>
  `<${tag}>\n${text.replaceAll('<', '‹')}\n</${tag}>`

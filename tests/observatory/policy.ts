// These do not fall back on default-src.
const standAlone = new Set(['base-uri', 'form-action', 'frame-ancestors'])

/** Where a policy lets one kind of thing come from; without a word on it, from anywhere. */
export function sourcesOf(policy: string, directive: string): string[] {
  const directives = new Map(
    policy.split(/;\s*/).map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/)
      return [name.toLowerCase(), sources] as const
    }),
  )
  const fallback = standAlone.has(directive) ? undefined : directives.get('default-src')
  return directives.get(directive) ?? fallback ?? ['*']
}

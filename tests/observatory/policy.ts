// These don't fall back to default-src.
const standAlone = new Set(['base-uri', 'form-action', 'frame-ancestors'])

/** The sources that a policy allows for a directive; any if it doesn't mention it. */
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

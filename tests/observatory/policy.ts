// Directives that don't fall back to default-src.
const withoutFallback = new Set(['base-uri', 'form-action', 'frame-ancestors'])

/** Returns the sources that a policy allows for a directive; any if the policy doesn't mention it. */
export function sourcesOf(policy: string, directive: string): string[] {
  const directives = new Map(
    policy.split(/;\s*/).map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name.toLowerCase(), sources] as const
    }),
  )
  const fallback = withoutFallback.has(directive) ? undefined : directives.get('default-src')
  return directives.get(directive) ?? fallback ?? ['*']
}

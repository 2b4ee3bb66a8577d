import { useTokensTranslate } from '#app/i18n/tokens.ts'
import type { Scope } from '#app/domain/tokens/scopes.ts'

/** What each scope allows, in the reader's language. */
export function useScopeNames(): Readonly<Record<Scope, string>> {
  const translate = useTokensTranslate()
  return {
    'gaps:read': translate('gaps_read'),
    'statistics:read': translate('statistics_read'),
    'soldout:write': translate('soldout_write'),
  }
}

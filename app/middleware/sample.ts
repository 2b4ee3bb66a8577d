import type { Sample } from './settings.ts'

/** Who may not sign in, be in a sitemap or use a paid model: the sample's owner, outside localhost. */
export function publicSampleOwner({ ownerId, isPublic }: Sample): string | undefined {
  return isPublic ? ownerId : undefined
}

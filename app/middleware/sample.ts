import type { Sample } from './settings.ts'

/**
 * Returns the sample restaurants' owner if the samples are public. This account may not sign in,
 * appear in a sitemap or use a paid model.
 */
export function publicSampleOwner({ ownerId, isPublic }: Sample): string | undefined {
  return isPublic ? ownerId : undefined
}

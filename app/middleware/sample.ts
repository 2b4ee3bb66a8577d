import type { Sample } from './settings.ts'

/**
 * Returns the sample restaurant's owner if the sample is public. This account may not sign in,
 * appear in a sitemap or use a paid model.
 */
export function publicSampleOwner({ ownerId, isPublic }: Sample): string | undefined {
  return isPublic ? ownerId : undefined
}

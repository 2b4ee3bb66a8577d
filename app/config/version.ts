import packageJson from '../../package.json' with { type: 'json' }

/** Chefin's version, as `major.minor.patch`. */
export const version: string = packageJson.version

/** Whether a version is older than another; both as `major.minor.patch`. */
export function isOlder(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0
}

import packageJson from '../../package.json' with { type: 'json' }

/** Chefin's version, as `major.minor.patch`. */
export const version: string = packageJson.version

/** Whether a version is older than another; both as `major.minor.patch`. */
export function isOlder(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { numeric: true }) < 0
}

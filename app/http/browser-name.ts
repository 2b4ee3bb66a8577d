/** Names by what is found in a User-Agent. The first that is found counts: Edge also says Chrome and Safari. */
const browsers = [
  ['Edg', 'Microsoft Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['YaBrowser/', 'Yandex Browser'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iOS'],
  ['CrOS', 'Chrome OS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Returns the browser and operating system, such as `Firefox, Windows`; empty if unknown. */
export function browserName(userAgent: string | null): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent?.includes(mark))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ')
}

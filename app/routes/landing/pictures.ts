const addresses = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/**
 * Returns the URL of a picture in `pictures/`, which `npm run screenshots` creates.
 * @throws if there is no picture with that name
 */
export function picture(name: string): string {
  const address = addresses[`./pictures/${name}.webp`]
  if (!address) throw new Error(`The landing page has no picture ${name}`)
  return address
}

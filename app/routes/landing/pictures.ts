const addresses = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/**
 * The address of a picture in `pictures/`, where `npm run screenshots` lays them.
 * @throws if there is none of that name
 */
export function picture(name: string): string {
  const address = addresses[`./pictures/${name}.webp`]
  if (!address) throw new Error(`The landing page has no picture ${name}`)
  return address
}

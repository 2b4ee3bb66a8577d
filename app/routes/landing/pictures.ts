const urls = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/**
 * Returns the URL of a picture in `pictures/`, which `npm run screenshots` creates.
 * @throws if there is no picture with that name
 */
export function pictureUrl(name: string): string {
  const url = urls[`./pictures/${name}.webp`]
  if (!url) throw new Error(`The landing page has no picture ${name}`)
  return url
}

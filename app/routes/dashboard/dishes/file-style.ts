/** Styles the browser's file button like our buttons. */
export const fileStyle =
  'cursor-pointer file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-lg file:border-none file:bg-sunken file:px-3 file:text-sm file:font-semibold file:text-ink'

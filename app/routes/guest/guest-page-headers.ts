import type { HeadersFunction } from 'react-router'

/**
 * Headers of the pages that guests see, beside those of their loader. Caches must revalidate each
 * time: nobody may read outdated facts about a dish.
 */
export const guestPageHeaders: HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? {
    // In lower case, as in the loader's headers, which replace it.
    'cache-control': 'public, max-age=0, must-revalidate',
    ...Object.fromEntries(loaderHeaders),
  }

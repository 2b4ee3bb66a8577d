/** Where the logo is served, from the root of the site. */
export const logoAddress = '/logo.svg'

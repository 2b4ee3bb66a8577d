/** Path of the logo. */
export const logoPath = '/logo.svg'

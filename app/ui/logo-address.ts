/** Path of the logo. */
export const logoAddress = '/logo.svg'

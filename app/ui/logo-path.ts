/** URL path of Chefin's logo; the file is in `app/site-root/`. */
export const logoPath = '/logo.svg'

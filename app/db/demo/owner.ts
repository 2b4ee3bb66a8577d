/** The account of the sample restaurants. It has no language until someone chooses one. */
export const demoOwner = {
  email: 'demo@chefin.example',
  firstName: 'Defne',
  lastName: 'Akar',
  locale: null,
  timeZone: 'Europe/Istanbul',
} as const

/** Public: `npm start` prints it. */
export const demoPassword = 'chefin-demo'

/** Path of the sample restaurant's guest page, where the real assistant answers. */
export const demoPath = '/demo'

/** Spec section 9 gives the shortest; the longest keeps hashing cheap. */
export const passwordLength = { min: 6, max: 128 }

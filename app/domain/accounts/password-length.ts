/** The minimum is from spec section 9; the maximum keeps hashing cheap. */
export const passwordLength = { min: 6, max: 128 }

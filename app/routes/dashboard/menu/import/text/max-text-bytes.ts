/** The largest request with a draft's text: `maxEditedLength` characters in any script. */
export const maxTextBytes = 512 * 1024

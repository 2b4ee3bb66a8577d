/** The largest file, in megabytes. */
export const maxFileMegabytes = 10
/** Of an owner at a time: each may hold a million characters. */
export const maxDrafts = 20
/** Per page of a draft. */
export const dishesPerPage = 40

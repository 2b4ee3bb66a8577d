/** The largest file, in megabytes. */
export const maxFileMegabytes = 10
/** The maximum number of an owner's drafts. Each may hold a million characters. */
export const maxDrafts = 20
/** How many menus are read at the same time. */
export const maxReadings = { perOwner: 2, perProcess: 4 } as const
/** The number of dishes per page of a draft. */
export const dishesPerPage = 40
/** The longest text in characters that can be corrected in a form. */
export const maxEditedLength = 80_000

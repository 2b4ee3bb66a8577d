/** The largest archive that is imported, in megabytes: some 1,500 pictures. */
export const maxArchiveMegabytes = 100

/** The most bytes that all rows of an archive may have, unpacked. */
export const maxRowBytes = 64 * 1024 * 1024

/** The most translations that are imported: each is checked, which takes about 3 ms. */
export const maxTranslations = 60_000

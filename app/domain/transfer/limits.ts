/** The largest archive that is imported, in megabytes: some 1,500 pictures. */
export const maxArchiveMegabytes = 100

/** The most bytes that all rows of an archive may have, unpacked. */
export const maxRowBytes = 64 * 1024 * 1024

/** The most translations that are imported: each is checked, which takes about 3 ms. */
export const maxTranslations = 60_000

/** The most bytes that one file may have, unpacked: exports start a new one at 2 million characters. */
export const maxFileBytes = 16 * 1024 * 1024

/** The most messages, and the most conversations, that are imported: some 10 s of work. */
export const maxMessages = 100_000

/** The most bytes that all conversations may have, unpacked. They are read a file at a time. */
export const maxHistoryBytes = 256 * 1024 * 1024

/** The largest accepted picture file. Pages state it before the upload. */
export const maxImageMegabytes = 8

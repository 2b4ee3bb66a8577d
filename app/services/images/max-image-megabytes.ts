/** The maximum size of a picture file, which pages state before the upload. */
export const maxImageMegabytes = 8

/** The largest file that is taken for a picture; a page says so before it is sent. */
export const maxImageMegabytes = 8

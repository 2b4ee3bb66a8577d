/** Whether a language (BCP 47) is written from right to left. */
export const isRightToLeft = (lang: string | undefined): boolean => lang === 'ar' || lang === 'fa'

/** Isolates text of unknown direction, so that it doesn't reorder what is around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`

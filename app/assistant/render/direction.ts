/** Whether a phrase book's language (BCP 47) is written from right to left. */
export const isRightToLeft = (lang: string | undefined): boolean => lang === 'ar' || lang === 'fa'

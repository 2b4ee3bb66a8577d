/** The style of a frame of a phone's size. */
export const frameStyle =
  'h-[40rem] max-h-[80dvh] w-full max-w-sm rounded-card border border-line bg-paper'

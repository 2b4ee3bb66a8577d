/** Colours of `app/ui/colours.css`, for pictures and metadata, which can't refer to it. */
export const brandColours = {
  paper: '#fffaf3',
  darkPaper: '#181410',
  ink: '#1f1a15',
  softInk: '#665a4e',
} as const

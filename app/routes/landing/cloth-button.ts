const shape =
  'inline-flex min-h-12 items-center justify-center rounded-card px-5 py-2.5 text-center text-[1.0625rem] leading-snug font-semibold transition-colors duration-150'

const colours = {
  primary: 'bg-on-cloth text-cloth hover:bg-white',
  quiet: 'text-on-cloth ring-2 ring-inset ring-on-cloth/50 hover:bg-on-cloth/10',
}

/** The style of buttons on the red tablecloth. */
export function clothButton(tone: keyof typeof colours): string {
  return `${shape} ${colours[tone]}`
}

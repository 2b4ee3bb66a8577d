import { repeat, stroke } from './brush.ts'

/** An A for Akar, its bar a wave of the Bosphorus, within the rim of a plate. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
<rect width="256" height="256" fill="#fffaf3"/>
<g transform="translate(128 128)">
<circle r="106" fill="none" stroke="#b93c1f" stroke-width="3"/>
<circle r="98" fill="#b93c1f"/>
${repeat(24, (index) => `<path transform="rotate(${index * 15})" d="M0-90L4-82L0-74L-4-82Z" fill="#f6d9bd" opacity=".85"/>`)}
${stroke('M0-48C-14-14-24 16-42 48M0-48C14-14 24 16 42 48', '#fffaf3', 11)}
${stroke('M-26 20C-14 8-6 30 6 20S20 14 26 20', '#fffaf3', 7)}
${stroke('M-54 52H-30M30 52H54', '#fffaf3', 6)}
</g></svg>`

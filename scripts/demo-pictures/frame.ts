import { defineGradients } from './brush.ts'
import type { Motif, Picture } from './picture.ts'
import { tones } from './tones.ts'

/** Renders the whole picture: a table, a striped cloth, the ingredients, and the dish among them. */
export function frame(
  { tone, seenFrom, serve, motifs }: Picture,
  readIcon: (name: string) => string,
): string {
  const { table, cloth, line } = tones[tone]
  const scene = `<g transform="translate(320 240)">${serve(line)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 640 480" width="640" height="480">
<defs>
<radialGradient id="table" cx=".3" cy=".15" r="1.05"><stop stop-color="${table[0]}"/><stop offset="1" stop-color="${table[1]}"/></radialGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter>
<filter id="softer" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="drop" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="7" dy="11" stdDeviation="7" flood-color="#4a2c14" flood-opacity=".36"/></filter>
<filter id="lift" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="3" dy="5" stdDeviation="3" flood-color="#3a1a0c" flood-opacity=".38"/></filter>
${defineGradients(scene)}
</defs>
<rect width="640" height="480" fill="url(#table)"/>
${seenFrom === 'above' ? stripedCloth(cloth, line) : tableEdge(cloth, table[1], line)}
${motifs.map((motif, index) => placeMotif(motif, index, readIcon)).join('')}
${scene}
</svg>`
}

const stripedCloth = (cloth: string, line: string) =>
  `<g transform="translate(470 240) rotate(18)"><g filter="url(#drop)" opacity=".8"><rect x="-92" y="-400" width="184" height="800" fill="${cloth}"/></g>${[
    -74, -60, 54, 68,
  ]
    .map((x) => `<rect x="${x}" y="-400" width="6" height="800" fill="${line}" opacity=".45"/>`)
    .join('')}</g>`

/** The same cloth on a table that is seen from the side. */
const tableEdge = (cloth: string, deep: string, line: string) =>
  `<rect y="322" width="640" height="158" fill="${deep}"/><rect y="322" width="640" height="158" fill="#4a2c14" opacity=".14"/><g opacity=".82"><rect y="346" width="640" height="110" fill="${cloth}"/>${[
    358, 370, 426, 438,
  ]
    .map((y) => `<rect y="${y}" width="640" height="5" fill="${line}" opacity=".45"/>`)
    .join('')}</g>`

function placeMotif(
  [icon, x, y, size, turn = 0]: Motif,
  index: number,
  readIcon: (name: string) => string,
): string {
  // Each use needs unique ids, or their gradients would mix.
  const body = readIcon(icon).replaceAll(/(id="|url\(#|href="#)/g, `$1motif${index}-`)
  return `<g filter="url(#drop)"><g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 32}) translate(-16 -16)">${body}</g></g>`
}

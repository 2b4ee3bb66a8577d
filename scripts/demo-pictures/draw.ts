/*
 * Draws the sample menu's pictures into app/db/demo/pictures/, where they are kept. Needed
 * only when a picture changes:
 *
 *   npm install --no-save @iconify-json/fluent-emoji
 *   node scripts/demo-pictures/draw.ts node_modules/@iconify-json/fluent-emoji/icons.json
 *
 * The food is Microsoft's Fluent Emoji (MIT); plates, light and composition are our own.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { pictures, tones, type Motif, type Picture } from './pictures.ts'

const folder = 'app/db/demo/pictures'
const iconsFile = process.argv[2]
if (!iconsFile) throw new Error('Give the path of fluent-emoji/icons.json')
const icons: Record<string, { body: string }> = JSON.parse(await readFile(iconsFile, 'utf8')).icons

const shadow = (rx: number, ry: number, y: number) =>
  `<ellipse cx="320" cy="${y}" rx="${rx}" ry="${ry}" fill="#5b3a1e" opacity=".28" filter="url(#soft)"/>`

const vessels = {
  plate: () =>
    `${shadow(205, 190, 262)}<circle cx="320" cy="240" r="196" fill="url(#glaze)"/><circle cx="320" cy="240" r="150" fill="#fffdf9" stroke="#e8dccb" stroke-width="3"/>`,
  oval: () =>
    `${shadow(265, 165, 262)}<ellipse cx="320" cy="240" rx="258" ry="164" fill="url(#glaze)"/><ellipse cx="320" cy="240" rx="212" ry="122" fill="#fffdf9" stroke="#e8dccb" stroke-width="3"/>`,
  bowl: (filling: string) =>
    `${shadow(190, 178, 264)}<circle cx="320" cy="240" r="182" fill="url(#glaze)"/><circle cx="320" cy="240" r="152" fill="#b99a78"/><circle cx="320" cy="246" r="147" fill="${filling}"/><path d="M205 200a140 140 0 0 1 150-96" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".35"/>`,
  board: () =>
    `${shadow(240, 150, 264)}<rect x="85" y="100" width="470" height="280" rx="46" fill="#b07a46"/><rect x="85" y="100" width="470" height="270" rx="46" fill="#c8925c"/><path d="M120 170h400M110 240h420M120 310h400" stroke="#b07a46" stroke-width="3" opacity=".5"/>`,
  bare: () => shadow(130, 34, 392),
} as const

/** What no emoji shows rightly, drawn by hand. */
const drawn: Record<string, string> = {
  kofte: [
    [262, 222],
    [326, 206],
    [390, 226],
    [296, 276],
    [362, 282],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y}) rotate(-18)"><ellipse cy="5" rx="42" ry="25" fill="#4a2511" opacity=".45"/><ellipse rx="42" ry="25" fill="#7a4221"/><ellipse cx="-6" cy="-6" rx="30" ry="14" fill="#955630"/><path d="M-24-8 -8 10M-6-14 12 8M14-14 28 4" stroke="#4a2511" stroke-width="4" stroke-linecap="round"/></g>`,
    )
    .join(''),
  baklava: [
    [250, 190],
    [390, 190],
    [250, 300],
    [390, 300],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})"><path d="M-68 14 0-36 68 14 0 64Z" fill="#9c5a1d"/><path d="M-68 4 0-46 68 4 0 54Z" fill="#d99a3d"/><path d="M-58 8 0 50 58 8M-62-1 0 44 62-1" stroke="#b97425" stroke-width="3" fill="none"/><path d="M-68 4 0-46 68 4 0 54Z" fill="#e9b456" opacity=".55"/><circle cx="0" cy="2" r="15" fill="#7fa23a"/><circle cx="-13" cy="8" r="7" fill="#94b84c"/><circle cx="13" cy="-4" r="8" fill="#6b8c2d"/><circle cx="8" cy="14" r="6" fill="#a3c25d"/></g>`,
    )
    .join(''),
  kunefe: `<circle cx="320" cy="246" r="118" fill="#a85a1a"/><circle cx="320" cy="238" r="118" fill="#e0963a"/>${Array.from({ length: 46 }, (_, index) => `<path d="M${320 + 104 * Math.cos(index * 2.4) * Math.sqrt(index / 46)} ${238 + 104 * Math.sin(index * 2.4) * Math.sqrt(index / 46)}q12 -10 24 2t20 -4" stroke="${index % 2 ? '#b96d1f' : '#f2b65c'}" stroke-width="4" fill="none" stroke-linecap="round"/>`).join('')}<circle cx="320" cy="236" r="34" fill="#86a83e"/>${Array.from({ length: 16 }, (_, index) => `<circle cx="${320 + 26 * Math.cos(index * 2.4) * Math.sqrt(index / 16)}" cy="${236 + 26 * Math.sin(index * 2.4) * Math.sqrt(index / 16)}" r="6" fill="${index % 2 ? '#a3c25d' : '#6b8c2d'}"/>`).join('')}`,
  cay: `<ellipse cx="320" cy="378" rx="150" ry="34" fill="#fffdf9"/><ellipse cx="320" cy="372" rx="150" ry="34" fill="#fff" stroke="#d8c3a8" stroke-width="3"/><ellipse cx="320" cy="372" rx="96" ry="20" fill="#f3e7d5"/><path d="M252 90q-6 84 20 128 12 22-6 60-20 46 8 84 46 20 92 0 28-38 8-84-18-38-6-60 26-44 20-128Z" fill="#fff" opacity=".55"/><path d="M256 140q2 52 20 82 10 24-6 58-18 42 8 76 42 16 84 0 26-34 8-76-16-34-6-58 18-30 20-82Z" fill="#a8361a"/><path d="M256 140q64 20 128 0-64-16-128 0Z" fill="#c9512c"/><path d="M276 160q2 40 14 66" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".5"/><ellipse cx="320" cy="91" rx="68" ry="14" fill="none" stroke="#fff" stroke-width="5" opacity=".9"/>`,
}

function motif([icon, x, y, size, turn = 0]: Motif): string {
  const body = icons[icon]?.body
  if (!body) throw new Error(`There is no icon ${icon}`)
  // Each use gets ids of its own: gradients would otherwise mix.
  const unique = body.replaceAll(/(id="|url\(#|href="#)/g, `$1${Math.round(x)}-${Math.round(y)}-`)
  const scale = size / 32
  return `<g filter="url(#drop)"><g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-16 -16)">${unique}</g></g>`
}

function compose(name: string, { tone, vessel, filling = '#fff', motifs }: Picture): string {
  const [light, deep] = tones[tone]
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 640 480" width="640" height="480">
<defs>
<radialGradient id="ground" cx=".32" cy=".2" r="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
<linearGradient id="glaze" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffffff"/><stop offset="1" stop-color="#e9dfd0"/></linearGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter>
<filter id="drop" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="4" dy="8" stdDeviation="6" flood-color="#4a2f18" flood-opacity=".35"/></filter>
</defs>
<rect width="640" height="480" fill="url(#ground)"/>
${vessels[vessel](filling)}${drawn[name] ?? ''}${motifs.map(motif).join('')}
</svg>`
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><rect width="256" height="256" fill="#fffaf3"/><circle cx="128" cy="128" r="104" fill="#b93c1f"/><circle cx="128" cy="128" r="92" fill="none" stroke="#fffaf3" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/><path d="M128 58 190 176h-24l-12-25h-52l-12 25H66Zm0 42-17 34h34Z" fill="#fffaf3"/><path d="M74 194q18-14 36 0t36 0 36 0" stroke="#fffaf3" stroke-width="7" fill="none" stroke-linecap="round"/></svg>`

for (const [name, picture] of Object.entries(pictures)) {
  const image = sharp(Buffer.from(compose(name, picture)), { density: 72 })
  await image.webp({ quality: 82 }).toFile(`${folder}/${name}.webp`)
}
await sharp(Buffer.from(logo)).resize(256).webp({ quality: 90 }).toFile(`${folder}/logo.webp`)

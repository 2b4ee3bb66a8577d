/*
 * Draws the sample menu's pictures into app/db/demo/pictures/, where they are kept. Needed
 * only when a picture changes:
 *
 *   npm install --no-save @iconify-json/fluent-emoji
 *   node scripts/draw-demo-pictures.ts node_modules/@iconify-json/fluent-emoji/icons.json
 *
 * The food is Microsoft's Fluent Emoji (MIT); plates, light and composition are our own.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = 'app/db/demo/pictures'
const iconsFile = process.argv[2]
if (!iconsFile) throw new Error('Give the path of fluent-emoji/icons.json')
const icons: Record<string, { body: string }> = JSON.parse(await readFile(iconsFile, 'utf8')).icons

type Motif = readonly [icon: string, x: number, y: number, size: number, turn?: number]

interface Picture {
  readonly tone: keyof typeof tones
  readonly vessel: keyof typeof vessels
  /** Colour of what fills a bowl. */
  readonly filling?: string
  readonly motifs: readonly Motif[]
}

const tones = {
  amber: ['#f9e3bd', '#e6b877'],
  sage: ['#e6ead0', '#b6c28c'],
  sea: ['#d9e9e8', '#98bcbc'],
  clay: ['#f6d6c4', '#dd9b7c'],
  rose: ['#f8e0da', '#dfaaa0'],
  plum: ['#eadbe2', '#b893a6'],
} as const

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

// A handful of the same thing, scattered the same way each time.
function scatter(icon: string, count: number, size: number, radius: number): Motif[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.399963 // the golden angle spreads evenly
    const distance = radius * Math.sqrt((index + 0.4) / count)
    return [
      icon,
      320 + distance * Math.cos(angle),
      240 + distance * Math.sin(angle),
      size,
      (index * 67) % 360,
    ]
  })
}

const pictures: Record<string, Picture> = {
  mercimek: {
    tone: 'amber',
    vessel: 'bowl',
    filling: '#e39a3b',
    motifs: [
      ['lemon', 372, 262, 104, 15],
      ['herb', 270, 208, 92, -20],
      ['hot-pepper', 292, 300, 64, 40],
    ],
  },
  yayla: {
    tone: 'sage',
    vessel: 'bowl',
    filling: '#f6eeda',
    motifs: [
      ['herb', 318, 232, 120, 10],
      ['butter', 250, 292, 70, -12],
      ['cooked-rice', 390, 300, 76],
    ],
  },
  paca: {
    tone: 'clay',
    vessel: 'bowl',
    filling: '#e6cfa5',
    motifs: [
      ['meat-on-bone', 330, 240, 140, 20],
      ['garlic', 236, 296, 76],
    ],
  },
  humus: {
    tone: 'amber',
    vessel: 'bowl',
    filling: '#e9d0a0',
    motifs: [
      ['olive', 350, 230, 90, 10],
      ['lemon', 258, 282, 92, -15],
      ['garlic', 286, 178, 66],
    ],
  },
  haydari: {
    tone: 'sage',
    vessel: 'bowl',
    filling: '#fbf7ec',
    motifs: [
      ['herb', 308, 226, 110, 25],
      ['garlic', 380, 284, 84, 10],
      ['cheese-wedge', 252, 298, 74, -8],
    ],
  },
  sarma: {
    tone: 'sage',
    vessel: 'oval',
    motifs: [
      ['leafy-green', 240, 244, 124, 70],
      ['leafy-green', 320, 236, 124, 84],
      ['leafy-green', 398, 246, 124, 100],
      ['lemon', 472, 220, 80, 10],
      ['grapes', 172, 228, 66],
    ],
  },
  fava: {
    tone: 'sage',
    vessel: 'plate',
    motifs: [
      ['beans', 330, 250, 150, 10],
      ['herb', 244, 190, 88, -25],
      ['onion', 408, 180, 82, 15],
    ],
  },
  muhammara: {
    tone: 'clay',
    vessel: 'bowl',
    filling: '#b4472c',
    motifs: [
      ['chestnut', 350, 250, 104, 10],
      ['bell-pepper', 258, 226, 96, -15],
      ['garlic', 306, 316, 66],
    ],
  },
  pacanga: {
    tone: 'amber',
    vessel: 'board',
    motifs: [
      ['burrito', 250, 246, 150, 0],
      ['burrito', 378, 236, 150, 14],
      ['tomato', 478, 318, 76],
      ['bell-pepper', 162, 316, 76, 20],
    ],
  },
  karides: {
    tone: 'sea',
    vessel: 'bowl',
    filling: '#cf5b34',
    motifs: [
      ['shrimp', 272, 206, 108, -20],
      ['shrimp', 378, 228, 108, 30],
      ['shrimp', 310, 306, 108, 150],
      ['garlic', 392, 316, 60],
    ],
  },
  midye: {
    tone: 'sea',
    vessel: 'oval',
    motifs: [
      ['oyster', 232, 238, 108, -10],
      ['oyster', 328, 262, 108, 12],
      ['oyster', 414, 226, 108, 30],
      ['lemon', 322, 170, 76],
      ['chestnut', 476, 286, 64],
    ],
  },
  coban: {
    tone: 'sage',
    vessel: 'bowl',
    filling: '#e8eec9',
    motifs: [
      ['tomato', 268, 196, 100],
      ['cucumber', 376, 220, 112, 20],
      ['bell-pepper', 290, 300, 98, -20],
      ['onion', 382, 318, 78],
    ],
  },
  gavurdagi: {
    tone: 'clay',
    vessel: 'bowl',
    filling: '#f1d9c2',
    motifs: [
      ['tomato', 270, 230, 112],
      ['chestnut', 372, 214, 88, 10],
      ['onion', 344, 308, 92],
      ['herb', 268, 318, 70, 20],
    ],
  },
  menemen: {
    tone: 'amber',
    vessel: 'plate',
    motifs: [
      ['cooking', 320, 240, 220, 8],
      ['tomato', 424, 318, 84],
      ['bell-pepper', 214, 164, 78, -20],
    ],
  },
  kofte: {
    tone: 'clay',
    vessel: 'oval',
    motifs: [
      ['falafel', 316, 238, 170, 0],
      ['beans', 456, 250, 92, 10],
      ['bell-pepper', 190, 244, 96, -30],
    ],
  },
  adana: {
    tone: 'clay',
    vessel: 'oval',
    motifs: [
      ['flatbread', 330, 246, 210, 10],
      ['meat-on-bone', 318, 226, 150, 25],
      ['onion', 456, 272, 82],
      ['hot-pepper', 190, 232, 92, -10],
    ],
  },
  tavuk: {
    tone: 'amber',
    vessel: 'plate',
    motifs: [
      ['poultry-leg', 290, 216, 160, -10],
      ['poultry-leg', 372, 276, 140, 30],
      ['bell-pepper', 232, 306, 84, 10],
    ],
  },
  incik: {
    tone: 'plum',
    vessel: 'plate',
    motifs: [
      ['meat-on-bone', 312, 226, 190, 12],
      ['potato', 408, 302, 92, 10],
      ['carrot', 234, 306, 88, -20],
      ['wine-glass', 420, 160, 92, 8],
    ],
  },
  hunkar: {
    tone: 'plum',
    vessel: 'plate',
    motifs: [
      ['eggplant', 268, 222, 140, -10],
      ['cut-of-meat', 368, 258, 140, 12],
      ['tomato', 284, 320, 72],
    ],
  },
  imam: {
    tone: 'plum',
    vessel: 'oval',
    motifs: [
      ['eggplant', 256, 240, 160, -20],
      ['eggplant', 372, 250, 160, 10],
      ['tomato', 466, 226, 80],
      ['onion', 176, 264, 72],
    ],
  },
  fasulye: {
    tone: 'sage',
    vessel: 'plate',
    motifs: [
      ['pea-pod', 268, 206, 120, -15],
      ['pea-pod', 366, 228, 120, 20],
      ['pea-pod', 306, 296, 120, 60],
      ['tomato', 398, 316, 78],
    ],
  },
  levrek: {
    tone: 'sea',
    vessel: 'oval',
    motifs: [
      ['fish', 312, 236, 210, 0],
      ['lemon', 454, 270, 88, 12],
      ['leafy-green', 186, 262, 92, -30],
    ],
  },
  hamsi: {
    tone: 'sea',
    vessel: 'oval',
    motifs: [
      ['fish', 224, 232, 104, 20],
      ['fish', 306, 252, 104, 10],
      ['fish', 386, 228, 104, -8],
      ['lemon', 466, 262, 80],
      ['onion', 300, 164, 66],
    ],
  },
  manti: {
    tone: 'rose',
    vessel: 'bowl',
    filling: '#fbf5e8',
    motifs: [...scatter('dumpling', 7, 84, 104), ['herb', 322, 238, 64, 20]],
  },
  pide: {
    tone: 'amber',
    vessel: 'board',
    motifs: [
      ['flatbread', 316, 236, 240, 20],
      ['cheese-wedge', 456, 306, 96, -8],
      ['butter', 174, 310, 84],
    ],
  },
  baklava: { tone: 'amber', vessel: 'plate', motifs: [] },
  kunefe: { tone: 'amber', vessel: 'plate', motifs: [] },
  sutlac: {
    tone: 'rose',
    vessel: 'bowl',
    filling: '#fdf3da',
    motifs: [
      ['cooked-rice', 320, 250, 120],
      ['glass-of-milk', 412, 300, 92, 8],
    ],
  },
  cay: { tone: 'clay', vessel: 'bare', motifs: [] },
  ayran: { tone: 'sea', vessel: 'bare', motifs: [['glass-of-milk', 320, 240, 300]] },
  limonata: {
    tone: 'sage',
    vessel: 'bare',
    motifs: [
      ['cup-with-straw', 300, 240, 280],
      ['lemon', 424, 326, 124, 12],
      ['herb', 196, 344, 92, -20],
    ],
  },
  sarap: {
    tone: 'plum',
    vessel: 'bare',
    motifs: [
      ['wine-glass', 310, 232, 300],
      ['grapes', 438, 336, 120, 10],
    ],
  },
}

/** What no emoji shows rightly, drawn by hand. */
const drawn: Record<string, string> = {
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

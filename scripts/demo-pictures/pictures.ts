export type Motif = readonly [icon: string, x: number, y: number, size: number, turn?: number]

export interface Picture {
  readonly tone: keyof typeof tones
  readonly vessel: 'plate' | 'oval' | 'bowl' | 'board' | 'bare'
  /** Colour of what fills a bowl. */
  readonly filling?: string
  readonly motifs: readonly Motif[]
}

export const tones = {
  amber: ['#f9e3bd', '#e6b877'],
  sage: ['#e6ead0', '#b6c28c'],
  sea: ['#d9e9e8', '#98bcbc'],
  clay: ['#f6d6c4', '#dd9b7c'],
  rose: ['#f8e0da', '#dfaaa0'],
  plum: ['#eadbe2', '#b893a6'],
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

/** What is on each plate; a picture may show nothing that the dish does not hold. */
export const pictures: Record<string, Picture> = {
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

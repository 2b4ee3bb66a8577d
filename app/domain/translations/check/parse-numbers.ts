import { withPlainMarks } from './tokens.ts'

/** A number in a text. */
export interface NumberFound {
  /** All values that the digits can mean: "1.500" is 1500 or 1.5. */
  readonly values: readonly number[]
  readonly unit: string | undefined
  readonly written: string
}

const units: readonly (readonly [unit: string, pattern: string])[] = [
  [
    'kcal',
    'kcal|kalori\\p{L}*|calor\\p{L}*|ккал|калор\\p{L}*|kalor\\p{L}*|cal|سعرة|سعر\\p{L}*|کالری|کیلوکالری|كيلو ?كالوري|حريرة|千卡|大卡|卡',
  ],
  ['kg', 'kg|kilo\\p{L}*|кг|кіло\\p{L}*|кило\\p{L}*|كغ|كجم|كيلو\\p{L}*|کیلو\\p{L}*|公斤|千克'],
  ['mg', 'mg|мг'],
  ['ml', 'ml|mililit\\p{L}*|millilit\\p{L}*|мл|مل|ملل|مليلتر|میلی ?لیتر|毫升'],
  ['cl', 'cl|cc|centilit\\p{L}*|сл|سل|厘升'],
  ['l', 'lt|l|lit\\p{L}*|л|литр\\p{L}*|літр\\p{L}*|لتر|لیتر|升'],
  ['g', 'gr?|gram\\p{L}*|gramm\\p{L}*|г|гр|грам\\p{L}*|غ|غرام\\p{L}*|جرام\\p{L}*|جم|گرم\\p{L}*|克'],
  ['cm', 'cm|centim\\p{L}*|santim\\p{L}*|zentim\\p{L}*|см|سم|سنتيمتر|سانتی\\p{L}*|厘米'],
  [
    '%',
    '%|percent|prozent|pour ?cent|por ciento|per cento|procent|процент\\p{L}*|відсот\\p{L}*|بالمئة|بالمائة|درصد|٪',
  ],
  [
    'min',
    'min|minut\\p{L}*|minuut|minuten|dk|dakika\\p{L}*|мин|минут\\p{L}*|хв|хвилин\\p{L}*|دقيقة|دقائق|دقیقه|分钟',
  ],
  ['try', '₺|tl|try|lira\\p{L}*|лир\\p{L}*|ліри?|ليرة\\p{L}*|لیر\\p{L}*|里拉'],
  ['eur', '€|eur|euro\\p{L}*|евро|євро|يورو|یورو|欧元'],
  [
    'usd',
    '\\$|usd|dollar\\p{L}*|dolar\\p{L}*|dólar\\p{L}*|доллар\\p{L}*|долар\\p{L}*|دولار|دلار|美元',
  ],
  ['gbp', '£|gbp|pound\\p{L}*|pfund|sterlin\\p{L}*|фунт\\p{L}*|جنيه|پوند|英镑'],
]
const wholeUnits = units.map(([unit, one]) => [unit, new RegExp(`^(?:${one})$`, 'iu')] as const)

export const currencies: ReadonlySet<string> = new Set(['try', 'eur', 'usd', 'gbp'])

const number = String.raw`\d+(?:[.,'’ \u00a0\u202f]\d{3})*(?:[.,:]\d+)?`
const pattern = new RegExp(
  `(?<before>[₺€$£])?\\s?(?<digits>${number})(?:[\\s-]?(?<after>${units.map(([, one]) => `(?:${one})(?!\\p{L})`).join('|')}|\\p{Script=Han}+|h(?=\\d{2}(?!\\d))|[ap]\\.?m\\.?(?!\\p{L})))?`,
  'giu',
)
const hanUnit = new RegExp(`^(?:${units.map(([, one]) => one).join('|')})`, 'iu')

/** Finds the numbers in a text, in order, with their units. */
export function parseNumbers(text: string): readonly NumberFound[] {
  const plain = withPlainMarks(text).replaceAll(/(\d)\s?[hH]\s?(\d{2})(?!\d)/g, '$1:$2')
  return [...plain.matchAll(pattern)].map(({ 0: numberText, groups = {} }) => {
    const { before, digits = '', after = '' } = groups
    const isLater = /^p/i.test(after) && /^[ap]\.?m/i.test(after)
    const unitText = /^\p{Script=Han}/u.test(after) ? (hanUnit.exec(after)?.[0] ?? '') : after
    return {
      values: valuesOf(digits).flatMap((value) =>
        isLater && value < 12 ? [value, value + 12] : [value],
      ),
      unit: unitOf(before ?? unitText),
      written: /^\p{Script=Han}/u.test(after) ? digits : numberText.trim(),
    }
  })
}

function unitOf(text: string): string | undefined {
  if (text === '') return undefined
  return wholeUnits.find(([, whole]) => whole.test(text))?.[0]
}

/** "1.500" may be 1500 or 1.5, and "19:30" is a time, which is compared as 19.3. */
function valuesOf(digits: string): readonly number[] {
  const bare = digits.replaceAll(/['’ \u00a0\u202f]/g, '')
  const decimal = Number(bare.replaceAll(/[,:]/g, '.').replace(/\.(?=.*\.)/g, ''))
  const whole = /[.,]\d{3}(?!\d)/.test(bare) ? [Number(bare.replaceAll(/[.,]/g, ''))] : []
  return [...whole, ...(Number.isNaN(decimal) ? [] : [decimal])]
}

/** Units of time, as words: "four hours" is no number for `parseNumbers`. */
const times: readonly RegExp[] = [
  'minut\\p{L}*|minuut|dakika\\p{L}*|минут\\p{L}*|хвилин\\p{L}*|دقيقة|دقائق|دقيقتين|دقیقه|分钟',
  'hours?|stunden?|saat|heures?|or[ae]|horas?|uur|uren|час|час[аоу]\\p{L}*|годин\\p{L}*|ساعة|ساعات|ساعتين|ساعت|小时',
  'days?|tag|tage[ns]?|gün|jours?|giorn[oi]|días?|dag|dagen|день|дн[яі]в?|дней|يوم|أيام|يومين|روز|天',
].map(
  (words) =>
    new RegExp(`(?<!(?!\\p{Script=Han})\\p{L})(?:${words})(?!(?!\\p{Script=Han})\\p{L})`, 'iu'),
)

/** Returns a unit of time that replaces another one in the translation, such as hours for minutes. */
export function findOtherTime(source: string, translated: string): string | undefined {
  const added = times.filter((time) => time.test(translated) && !time.test(source))
  const isLost = times.some((time) => time.test(source) && !time.test(translated))
  return isLost ? added[0]?.exec(translated)?.[0] : undefined
}

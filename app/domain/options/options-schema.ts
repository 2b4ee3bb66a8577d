import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { foldText } from '../dietary/fold-text.ts'
import { parseList } from '../parse-list.ts'
import { FieldParser } from '../field-parser.ts'
import { requiredText, storableText } from '../field-schemas.ts'
import { maxGroups, maxOptions } from '../guest-menu/option-group.ts'
import { isOptionFact, type OptionFact } from '../guest-menu/statements.ts'
import { priceSchema } from '../money/price-schema.ts'

/*
 * The field of a dish's form with its options, as JSON: they are as many as the owner wants, and a form
 * has at most 500 fields. Errors are reported per option, see `optionField`.
 */

/** The form field with all groups. */
export const optionsField = 'options'

/** The name under which an error of a group or an option is reported. */
export const optionField = (
  id: string,
  field: 'name' | 'min' | 'max' | 'extra' | 'ingredients' | 'facts' | 'options',
): string => `${optionsField}.${id}.${field}`

/** What an owner can state about an option: it has none of a fact, or with it the dish is free of it. */
export type OptionChoice = 'free' | 'removes'

/** A group as a form sends it; texts are as typed. */
export interface TypedGroup {
  /** The stored group's id; any other text for a new one. */
  readonly id: string
  readonly name: string
  readonly min: string
  readonly max: string
  readonly options: readonly TypedOption[]
}

export interface TypedOption {
  /** The stored option's id; any other text for a new one. */
  readonly id: string
  readonly name: string
  readonly extra: string
  readonly ingredients: string
  readonly facts: Readonly<Record<string, OptionChoice>>
}

/** A group as a form sends it, validated. */
export interface ParsedGroup {
  readonly id: string
  readonly name: string
  readonly min: number
  readonly max: number
  readonly options: readonly ParsedOption[]
}

export interface ParsedOption {
  readonly id: string
  readonly name: string
  readonly extraMinor: number
  readonly ingredients: readonly string[]
  readonly choices: readonly (readonly [OptionFact, OptionChoice])[]
}

export const maxOptionNameLength = 80
/** Per option. */
export const maxOptionIngredients = 20
/** Characters in all names and ingredients of a dish's options: they are analysed at once. */
export const maxOptionsLength = 12_000

const typedGroups: z.ZodType<readonly TypedGroup[]> = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    min: z.string(),
    max: z.string(),
    options: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        extra: z.string(),
        ingredients: z.string(),
        facts: z.record(z.string(), z.enum(['free', 'removes'])),
      }),
    ),
  }),
)

/** Parses the field's text; undefined if it isn't what a form sends. */
export function parseTypedGroups(text: unknown): readonly TypedGroup[] | undefined {
  if (typeof text !== 'string') return undefined
  try {
    return typedGroups.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * The part of a dish's form with its options. Prices are parsed by the menu's currency and the locale.
 * @returns undefined for a form without the field
 */
export const optionsSchema = (currency: string, locale?: Locale) =>
  z
    .looseObject({})
    .transform((form, context): { readonly optionGroups: readonly ParsedGroup[] | undefined } => ({
      optionGroups: readGroups(new FieldParser(form, context), currency, locale),
    }))

function readGroups(
  reader: FieldParser,
  currency: string,
  locale: Locale | undefined,
): readonly ParsedGroup[] | undefined {
  const text = reader.form[optionsField]
  if (text === undefined) return undefined
  const groups = parseTypedGroups(text)
  if (!groups) {
    reader.report(optionsField, 'form_malformed')
    return []
  }
  if (groups.length > maxGroups) {
    reader.report(optionsField, 'groups_too_many', { max: maxGroups })
    return []
  }
  const names = new UniqueNames(reader, 'group_name_taken')
  const read = groups.map((group) => {
    const name = reader.read(optionField(group.id, 'name'), groupName, group.name) ?? ''
    names.add(group.id, name)
    return { id: group.id, name, ...readNumbers(reader, group), options: readOptions(group) }
  })
  const length = read
    .flatMap(({ name, options }) => [name, ...options.flatMap(textsOf)])
    .reduce((sum, one) => sum + one.length, 0)
  if (length > maxOptionsLength) {
    reader.report(optionsField, 'options_too_long', { max: maxOptionsLength })
  }
  return read

  function readOptions({ id: groupId, options }: TypedGroup): readonly ParsedOption[] {
    if (options.length > maxOptions) {
      reader.report(optionField(groupId, 'options'), 'options_too_many', { max: maxOptions })
      return []
    }
    const optionNames = new UniqueNames(reader, 'option_name_taken')
    return options.map(({ id, name: typed, extra, ingredients, facts }) => {
      const name = reader.read(optionField(id, 'name'), optionName, typed) ?? ''
      optionNames.add(id, name)
      const price = priceSchema(currency, locale)
      return {
        id,
        name,
        extraMinor: reader.read(optionField(id, 'extra'), price, extra) ?? 0,
        ingredients: reader.read(optionField(id, 'ingredients'), ingredientList, ingredients) ?? [],
        choices: Object.entries(facts).flatMap(([fact, choice]) =>
          isOptionFact(fact) ? [[fact, choice] as const] : [],
        ),
      }
    })
  }
}

const textsOf = ({ name, ingredients }: ParsedOption) => [name, ...ingredients]

/** Reads how many options are chosen from a group, and reports if nobody could. */
function readNumbers(reader: FieldParser, group: TypedGroup): Pick<ParsedGroup, 'min' | 'max'> {
  const { id, options } = group
  const min = reader.read(optionField(id, 'min'), count, group.min) ?? 0
  const max = reader.read(optionField(id, 'max'), count, group.max) ?? 1
  const isTooMany = options.length > 0 && min > options.length
  if (options.length === 0) reader.report(optionField(id, 'options'), 'options_required')
  if (isTooMany) {
    reader.report(optionField(id, 'min'), 'choose_too_many', { options: options.length })
  }
  if (max === 0) reader.report(optionField(id, 'max'), 'choose_none')
  // A least number that is too large itself says nothing about the greatest.
  else if (max < min && !isTooMany) {
    reader.report(optionField(id, 'max'), 'choose_max_below_min')
  }
  return { min, max }
}

/** Reports a name that another has already. */
class UniqueNames {
  private readonly names = new Set<string>()
  private readonly reader: FieldParser
  private readonly messageKey: string

  constructor(reader: FieldParser, messageKey: string) {
    this.reader = reader
    this.messageKey = messageKey
  }

  add(id: string, name: string): void {
    const folded = foldText(name)
    if (name !== '' && this.names.has(folded)) {
      this.reader.report(optionField(id, 'name'), this.messageKey)
    }
    this.names.add(folded)
  }
}

const nameRules = { max: maxOptionNameLength, isOneLine: true }
const groupName = requiredText(nameRules, 'group_name_required')
const optionName = requiredText(nameRules, 'option_name_required')

const count = z
  .string('choose_number')
  .trim()
  .regex(/^\d{1,2}$/, 'choose_number')
  .transform(Number)
  .refine((number) => number <= maxOptions, {
    message: 'choose_above',
    params: { max: maxOptions },
  })

const maxIngredientLength = 80
const ingredientList = storableText('text_unreadable')
  .transform(parseList)
  .pipe(
    z
      .array(z.string().max(maxIngredientLength, 'list_entry_too_long'))
      .max(maxOptionIngredients, 'list_too_long'),
  )

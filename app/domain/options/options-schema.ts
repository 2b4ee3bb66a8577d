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
 * The field of a dish's form with its options. It is JSON, because a field per option would exceed the 500
 * fields that a form may have. Errors are still reported per option, see `optionField`.
 */

/** The form field with all groups. */
export const optionsField = 'options'

/** The name under which an error of a group or an option is reported. */
export const optionField = (
  id: string,
  field: 'name' | 'min' | 'max' | 'extra' | 'ingredients' | 'facts' | 'options',
): string => `${optionsField}.${id}.${field}`

/** A statement about an option: it is `free` of a fact itself, or it `removes` the fact from the dish. */
export type OptionChoice = 'free' | 'removes'

/** A group as a form sends it, with the texts as typed. */
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

/** Parses the field's text; undefined if it isn't in the format that our form sends. */
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
      optionGroups: parseGroups(new FieldParser(form, context), currency, locale),
    }))

function parseGroups(
  parser: FieldParser,
  currency: string,
  locale: Locale | undefined,
): readonly ParsedGroup[] | undefined {
  const text = parser.form[optionsField]
  if (text === undefined) return undefined
  const groups = parseTypedGroups(text)
  if (!groups) {
    parser.report(optionsField, 'form_malformed')
    return []
  }
  if (groups.length > maxGroups) {
    parser.report(optionsField, 'groups_too_many', { max: maxGroups })
    return []
  }
  const names = new UniqueNames(parser, 'group_name_taken')
  const parsed = groups.map((group): ParsedGroup => {
    const name = parser.parse(optionField(group.id, 'name'), groupName, group.name) ?? ''
    names.add(group.id, name)
    return {
      id: group.id,
      name,
      ...parseNumbers(parser, group),
      options: parseOptions(parser, group, currency, locale),
    }
  })
  const length = parsed
    .flatMap(({ name, options }) => [name, ...options.flatMap(textsOf)])
    .reduce((sum, { length: count }) => sum + count, 0)
  if (length > maxOptionsLength) {
    parser.report(optionsField, 'options_too_long', { max: maxOptionsLength })
  }
  return parsed
}

function parseOptions(
  parser: FieldParser,
  group: TypedGroup,
  currency: string,
  locale: Locale | undefined,
): readonly ParsedOption[] {
  if (group.options.length > maxOptions) {
    parser.report(optionField(group.id, 'options'), 'options_too_many', { max: maxOptions })
    return []
  }
  const names = new UniqueNames(parser, 'option_name_taken')
  const price = priceSchema(currency, locale)
  return group.options.map(({ id, name: typedName, extra, ingredients, facts }) => {
    const name = parser.parse(optionField(id, 'name'), optionName, typedName) ?? ''
    names.add(id, name)
    return {
      id,
      name,
      extraMinor: parser.parse(optionField(id, 'extra'), price, extra) ?? 0,
      ingredients: parser.parse(optionField(id, 'ingredients'), ingredientList, ingredients) ?? [],
      choices: Object.entries(facts).flatMap(([fact, choice]) =>
        isOptionFact(fact) ? [[fact, choice] as const] : [],
      ),
    }
  })
}

const textsOf = ({ name, ingredients }: ParsedOption) => [name, ...ingredients]

/** Parses how many options guests choose from a group; reports numbers that can't be met. */
function parseNumbers(parser: FieldParser, group: TypedGroup): Pick<ParsedGroup, 'min' | 'max'> {
  const { id, options } = group
  const min = parser.parse(optionField(id, 'min'), count, group.min) ?? 0
  const max = parser.parse(optionField(id, 'max'), count, group.max) ?? 1
  const isTooMany = options.length > 0 && min > options.length
  if (options.length === 0) parser.report(optionField(id, 'options'), 'options_required')
  if (isTooMany) {
    parser.report(optionField(id, 'min'), 'choose_too_many', { options: options.length })
  }
  if (max === 0) parser.report(optionField(id, 'max'), 'choose_none')
  // Reported once: if the minimum itself is too large, the maximum may be right.
  else if (max < min && !isTooMany) {
    parser.report(optionField(id, 'max'), 'choose_max_below_min')
  }
  return { min, max }
}

/** Reports names that are used twice. */
class UniqueNames {
  private readonly names = new Set<string>()
  private readonly parser: FieldParser
  private readonly messageKey: string

  constructor(parser: FieldParser, messageKey: string) {
    this.parser = parser
    this.messageKey = messageKey
  }

  add(id: string, name: string): void {
    const folded = foldText(name)
    if (name !== '' && this.names.has(folded)) {
      this.parser.report(optionField(id, 'name'), this.messageKey)
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

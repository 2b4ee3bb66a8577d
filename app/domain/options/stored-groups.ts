import { foldText } from '../dietary/fold-text.ts'
import { textsOfOption } from '../dietary/option-state.ts'
import { isStillValid } from '../dietary/is-still-valid.ts'
import { findContradictions } from '../dietary/contradictions.ts'
import type { DishTexts } from '../dietary/dish-texts.ts'
import { InvalidFieldsError, type FieldError } from '../errors.ts'
import {
  parseOptionGroups,
  type DishOption,
  type OptionGroup,
  type OptionStatement,
} from '../guest-menu/option-group.ts'
import { isOptionFact, type OptionFact } from '../guest-menu/statements.ts'
import {
  optionField,
  type OptionChoice,
  type ParsedGroup,
  type ParsedOption,
} from './options-schema.ts'

/**
 * Returns a dish's groups, voiding the statements about options that a change of the dish's text
 * invalidates.
 */
export function voidGroups(
  before: DishTexts & { readonly optionGroups: unknown },
  after: DishTexts,
  now = new Date(),
): readonly OptionGroup[] {
  const isReworded = wordsOf(before) !== wordsOf(after)
  return parseOptionGroups(before.optionGroups).map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      stated: voidWhere(
        option.stated,
        now,
        // The dish's text names what the option removes, so it can't show whether the option still
        // removes all of it. Only the owner knows.
        (fact, state) => (state === 'removes' && isReworded) || !isFreeStill(fact, before, after),
      ),
    })),
  }))
}

const wordsOf = ({ name, description, ingredients, aiInstructions }: DishTexts) =>
  foldText(JSON.stringify([name, description, ingredients, aiInstructions]))

const isFreeStill = (fact: OptionFact, before: DishTexts, after: DishTexts) =>
  isStillValid({ fact, state: 'free' }, before, after)

function voidWhere(
  stated: DishOption['stated'],
  now: Date,
  isVoid: (fact: OptionFact, state: OptionStatement['state']) => boolean,
): DishOption['stated'] {
  const voidedAt = now.toISOString()
  return Object.fromEntries(
    Object.entries(stated).map(([fact, statement]) => [
      fact,
      statement.voidedAt === undefined && isOptionFact(fact) && isVoid(fact, statement.state)
        ? { ...statement, voidedAt }
        : statement,
    ]),
  )
}

interface Save {
  /** The groups when the form was loaded. */
  readonly before: readonly OptionGroup[]
  /** The same groups, with those statements void that the save's other changes invalidate. */
  readonly current: readonly OptionGroup[]
  /** Whether the owner confirms everything that the form shows. */
  readonly confirmsAll: boolean
  readonly now: Date
}

/**
 * Returns the groups of a dish's form as they are stored. An unchanged choice isn't a new
 * statement: it keeps its date, or is void if the option has been renamed or its ingredients
 * changed.
 * @throws {InvalidFieldsError} with the words of an option that contradict a statement
 */
export function storedGroups(
  submitted: readonly ParsedGroup[],
  { before, current, confirmsAll, now }: Save,
): readonly OptionGroup[] {
  const groupIds = new Set(before.map(({ id }) => id))
  const formerById = byId(before)
  const currentById = byId(current)
  const errors: Record<string, FieldError> = {}
  const groups = submitted.map((group) => ({
    id: groupIds.delete(group.id) ? group.id : crypto.randomUUID(),
    name: group.name,
    min: group.min,
    max: group.max,
    options: group.options.map((option) => {
      const former = formerById.get(option.id)
      const currentOption = currentById.get(option.id)
      formerById.delete(option.id)
      const stored = {
        id: former ? option.id : crypto.randomUUID(),
        name: option.name,
        extraMinor: option.extraMinor,
        ingredients: option.ingredients,
        stated:
          former && currentOption ? remainingStatements(former, currentOption, option, now) : {},
      }
      const renewed = newChoices(option, former, confirmsAll)
      const isFree = new Map([...renewed.keys()].map((fact) => [fact, 'free' as const]))
      const [contradiction] = findContradictions(textsOfOption(option), isFree)
      if (contradiction) {
        errors[optionField(option.id, 'facts')] = {
          messageKey: 'option_contradicted',
          values: { words: contradiction.words.join(', ') },
        }
      }
      return { ...stored, stated: { ...stored.stated, ...asStatements(renewed, now) } }
    }),
  }))
  if (Object.keys(errors).length > 0) throw new InvalidFieldsError(errors)
  return groups
}

const byId = (groups: readonly OptionGroup[]) =>
  new Map(groups.flatMap(({ options }) => options.map((option) => [option.id, option])))

const asStatements = (
  choices: ReadonlyMap<OptionFact, OptionChoice>,
  now: Date,
): Readonly<Record<string, OptionStatement>> =>
  Object.fromEntries(
    [...choices].map(([fact, state]) => [fact, { state, confirmedAt: now.toISOString() }]),
  )

/** Returns the statements that a form doesn't withdraw, with void ones, which the owner still sees. */
function remainingStatements(
  former: DishOption,
  current: DishOption,
  submitted: ParsedOption,
  now: Date,
): DishOption['stated'] {
  const remaining = Object.entries(current.stated).filter(
    ([fact]) =>
      former.stated[fact]?.voidedAt !== undefined ||
      submitted.choices.some(([chosen]) => chosen === fact),
  )
  // Guests know an option by its name, so any other name is another option.
  const isRenamed = foldText(former.name) !== foldText(submitted.name)
  return voidWhere(
    Object.fromEntries(remaining),
    now,
    (fact) => isRenamed || !isFreeStill(fact, textsOfOption(former), textsOfOption(submitted)),
  )
}

/** Returns the choices that are new statements. */
function newChoices(
  { choices }: ParsedOption,
  former: DishOption | undefined,
  confirmsAll: boolean,
): ReadonlyMap<OptionFact, OptionChoice> {
  return new Map(
    choices.filter(([fact, choice]) => {
      const statement = former?.stated[fact]
      const isUnchanged = statement?.voidedAt === undefined && statement?.state === choice
      return confirmsAll || !isUnchanged
    }),
  )
}

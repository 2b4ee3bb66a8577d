import { dictionary } from '@zxcvbn-ts/language-common'
import { foldText } from '../dietary/fold-text.ts'
import { invalidField } from '../parse-input.ts'
import { isPattern } from './password-patterns.ts'
import { turkishPasswords } from './turkish-passwords.ts'

/** Public details of an owner, which attackers can guess. */
interface KnownOwner {
  readonly email: string
  readonly firstName: string
  readonly lastName?: string
}

const common = new Set(dictionary['passwords-common'])

const productName = 'chefin'

// A shorter name may be part of any password by chance.
const minNameLength = 3

/**
 * Rejects passwords that attackers try first: 49,000 leaked ones, common Turkish ones, patterns,
 * and the owner's name and address. Ignores case, accents and surrounding spaces.
 * @param field the form's field, for the error
 * @throws {InvalidFieldsError}
 */
export function assertUncommonPassword(field: string, password: string, owner: KnownOwner): void {
  const typed = password.normalize('NFKC').trim().toLowerCase()
  const folded = foldText(typed)
  const isCommon = [typed, folded].some((text) => common.has(text) || isPattern(text))
  if (isCommon || turkishPasswords.has(folded) || isNamed(folded, owner)) {
    throw invalidField(field, 'password_common')
  }
}

/** Whether nothing but a name is left without digits and punctuation: `Chefin-2026`. */
function isNamed(folded: string, { email, firstName, lastName = '' }: KnownOwner): boolean {
  const names = [
    productName,
    email,
    email.split('@')[0] ?? '',
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
  ].map(lettersOf)
  return names.some((name) => name.length >= minNameLength && name === lettersOf(folded))
}

function lettersOf(text: string): string {
  return foldText(text.normalize('NFKC')).replaceAll(/\P{L}/gu, '')
}

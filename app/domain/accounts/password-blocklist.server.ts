import { dictionary } from '@zxcvbn-ts/language-common'
import { foldText } from '../dietary/fold-text.ts'
import { invalidField } from '../parse-input.ts'
import { isPattern } from './password-patterns.ts'
import { turkishPasswords } from './turkish-passwords.ts'

/** Public details of an owner, which attackers can guess. */
interface OwnerDetails {
  readonly email: string
  readonly firstName: string
  readonly lastName?: string
}

const commonPasswords = new Set(dictionary['passwords-common'])

const productName = 'chefin'

// A shorter name may be part of any password by chance.
const minNameLength = 3

/**
 * Rejects passwords that attackers try first: 49,000 leaked ones, common Turkish ones, patterns,
 * and the owner's name and address. Ignores case, accents and surrounding spaces.
 * @param field the form's field, for the error
 * @throws {InvalidFieldsError}
 */
export function assertUncommonPassword(field: string, password: string, owner: OwnerDetails): void {
  const normalisedPassword = password.normalize('NFKC').trim().toLowerCase()
  const foldedPassword = foldText(normalisedPassword)
  const isCommon = [normalisedPassword, foldedPassword].some(
    (text) => commonPasswords.has(text) || isPattern(text),
  )
  if (isCommon || turkishPasswords.has(foldedPassword) || isNameOnly(foldedPassword, owner)) {
    throw invalidField(field, 'password_common')
  }
}

/** Whether a password without its digits and punctuation is only a name: `Chefin-2026`. */
function isNameOnly(
  foldedPassword: string,
  { email, firstName, lastName = '' }: OwnerDetails,
): boolean {
  const names = [
    productName,
    email,
    email.split('@')[0] ?? '',
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
  ].map(lettersOf)
  return names.some((name) => name.length >= minNameLength && name === lettersOf(foldedPassword))
}

function lettersOf(text: string): string {
  return foldText(text.normalize('NFKC')).replaceAll(/\P{L}/gu, '')
}

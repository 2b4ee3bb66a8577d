import { dictionary } from '@zxcvbn-ts/language-common'
import { refuseField } from '../parse-input.ts'

const common = new Set(dictionary['passwords-common'])

/**
 * Refuses what attackers try first: 49,000 leaked passwords, and the owner's own address.
 * @param field where the form asks for it
 * @throws {InvalidFields}
 */
export function assertUncommonPassword(field: string, password: string, email: string): void {
  const guessable = [email, email.split('@')[0]]
  const lowerCase = password.toLowerCase()
  if (common.has(lowerCase) || guessable.includes(lowerCase)) {
    throw refuseField(field, 'password_common')
  }
}

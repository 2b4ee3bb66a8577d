import { hashPassword as hash } from 'better-auth/crypto'

/** Hashes a password as Better Auth does, for an account that it has not made itself. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

import { hashPassword as hash, verifyPassword } from 'better-auth/crypto'

/** Hashes a password: scrypt, salted. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether a password is the hashed one. Without a hash it takes as long to say no. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  if (passwordHash) return verifyPassword({ hash: passwordHash, password })
  await hash(password)
  return false
}

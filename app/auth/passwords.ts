import { hashPassword as hash, verifyPassword } from 'better-auth/crypto'

/** Hashes a password with salted scrypt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether a password matches the hash. Without a hash, it returns false in the same time. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  if (passwordHash) return verifyPassword({ hash: passwordHash, password })
  await hash(password)
  return false
}

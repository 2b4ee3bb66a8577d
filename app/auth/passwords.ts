import { hashPassword as hash, verifyPassword } from 'better-auth/crypto'

/** Hashes a password with salted scrypt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether a password matches the hash. Without a hash it takes the same time to return false. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  if (passwordHash) return verifyPassword({ hash: passwordHash, password })
  await hash(password)
  return false
}

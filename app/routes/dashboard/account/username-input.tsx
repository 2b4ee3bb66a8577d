/** A hidden field that tells password managers which account the password belongs to. */
export function UsernameInput({ email }: { email: string }) {
  return <input name="username" autoComplete="username" value={email} readOnly hidden />
}

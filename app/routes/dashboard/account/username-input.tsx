/** A hidden field from which password managers learn which account the password is for. */
export function UsernameInput({ email }: { email: string }) {
  return <input name="username" autoComplete="username" value={email} readOnly hidden />
}

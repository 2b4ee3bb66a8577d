/** Tells password managers whose password a form asks for; nobody sees it. */
export function UsernameInput({ email }: { email: string }) {
  return <input name="username" autoComplete="username" value={email} readOnly hidden />
}

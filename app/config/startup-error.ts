/**
 * Chefin cannot start, and the person at the keyboard can mend it. The message is one
 * line that says what is wrong and what to do; it is printed without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

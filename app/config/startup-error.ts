/**
 * An error that stops the start and that the operator can fix. The message is one line that states
 * the problem and the fix; it is printed without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/**
 * Chefin can't start, and the operator can fix it. The message is one line that states the problem
 * and the cure; it is printed without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

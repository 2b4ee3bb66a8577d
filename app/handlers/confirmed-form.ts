import type { OpenSession } from '#app/auth/find-session.ts'
import { confirm } from '#app/auth/second-factor/confirm.ts'
import { hasSecondFactor } from '#app/domain/second-factor/factor-state.ts'
import type { FormHandler } from './form-action.ts'

/**
 * Handles a form only once the owner has confirmed who they are: with the second factor, or else
 * with the password. The form may contain either; `ConfirmPanel` sends it again with them.
 */
export function confirmed<Done>(
  session: OpenSession,
  handler: FormHandler<Done>,
): FormHandler<Done> {
  return async (sent, caller) => {
    await confirm(caller, session, sent.fields)
    return handler(sent, caller)
  }
}

/** Like `confirmed`, but asks nothing of an account without a second factor. */
export function confirmedWithFactor<Done>(
  session: OpenSession,
  handler: FormHandler<Done>,
): FormHandler<Done> {
  return hasSecondFactor(session.factors) ? confirmed(session, handler) : handler
}

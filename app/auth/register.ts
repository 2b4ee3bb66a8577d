import { assertUncommonPassword } from '#app/domain/accounts/password-blocklist.server.ts'
import { findOwnerByEmail } from '#app/domain/accounts/find-owner.ts'
import { forgetUnconfirmed } from '#app/domain/accounts/forget-unconfirmed.ts'
import { registrations } from '#app/domain/accounts/limits.ts'
import type { Registration } from '#app/domain/accounts/schemas.ts'
import { countAgainst } from '#app/services/limits/index.server.ts'
import type { Caller } from './caller.ts'
import { inEvenTime } from './even-time.ts'
import { askAuth } from './index.server.ts'
import { countLetter, sendConfirmation } from './send-confirmation.ts'

/**
 * Makes an account that waits for its address to be confirmed. Answers alike whether or not
 * the address has one already: its mailbox alone is told.
 * @throws {Invalid} for a common password
 * @throws {LimitReached}
 */
export async function register(caller: Caller, form: Registration): Promise<void> {
  assertUncommonPassword('password', form.password, form.email)
  await countAgainst({ limit: registrations, whom: caller.address })
  await countLetter(caller, form.email)
  await inEvenTime(async () => {
    // Sent twice at once, the two get in each other's way: what one misses the other has done,
    // or it is done in the second go.
    await signUp(caller, form).catch(async () => {
      if (!(await findOwnerByEmail(form.email))) await signUp(caller, form)
    })
    await sendConfirmation(caller, await findOwnerByEmail(form.email))
  })
}

async function signUp({ locale }: Caller, form: Registration): Promise<void> {
  await forgetUnconfirmed(form.email)
  const { firstName, lastName, email, password, timeZone } = form
  await askAuth((api) =>
    api.signUpEmail({
      body: { name: firstName, lastName, email, password, locale, timeZone },
    }),
  )
}

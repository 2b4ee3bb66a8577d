import { href, redirect } from 'react-router'
import type { OpenSession } from '#app/auth/find-session.ts'
import {
  addPasskey,
  cancelApp,
  confirmApp,
  removeApp,
  removePasskey,
  renewCodes,
  setRequirement,
  startApp,
  turnOff,
} from '#app/auth/second-factor/manage.ts'
import { signOut } from '#app/auth/sign-out.ts'
import { emptySchema, passwordOnlySchema } from '#app/domain/accounts/schemas.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import {
  appConfirmationSchema,
  newPasskeySchema,
  passkeyChoiceSchema,
  requirementSchema,
} from '#app/domain/second-factor/schemas.ts'
import { confirmed } from '#app/handlers/confirmed-form.ts'
import { onForm } from '#app/handlers/form-action.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'

/** The forms of the page about the second factor. */
export function factorForms(session: OpenSession) {
  return {
    // The page then shows what it kept back.
    confirm: confirmed(
      session,
      onForm(emptySchema, async () => {
        throw redirect(href('/dashboard/account/secondFactor'))
      }),
    ),
    startApp: confirmed(
      session,
      onForm(emptySchema, async () => {
        await startApp(session)
        return { done: 'startApp' }
      }),
    ),
    cancelApp: onForm(emptySchema, async () => {
      await cancelApp(session)
      return { done: 'cancelApp' }
    }),
    confirmApp: confirmed(
      session,
      onForm(appConfirmationSchema, async ({ appCode }, caller) => ({
        done: 'app',
        codes: await confirmApp(caller, session, appCode),
      })),
    ),
    removeApp: confirmed(
      session,
      onForm(emptySchema, async (_, caller) => {
        await removeApp(caller, session)
        return { done: 'removed' }
      }),
    ),
    addPasskey: confirmed(
      session,
      onForm(newPasskeySchema, async (form, caller) => {
        // Sent by `ConfirmPanel`, which has no answer of the browser's.
        if (form.newPasskey === '') throw new InvalidInputError('passkey_again')
        return { done: 'passkey', codes: await addPasskey(caller, session, form) }
      }),
    ),
    removePasskey: confirmed(
      session,
      onForm(passkeyChoiceSchema, async ({ passkeyId }, caller) => {
        await removePasskey(caller, session, passkeyId)
        return { done: 'removed' }
      }),
    ),
    renewCodes: confirmed(
      session,
      onForm(emptySchema, async (_, caller) => ({
        done: 'codes',
        codes: await renewCodes(caller, session),
      })),
    ),
    require: confirmed(
      session,
      onForm(requirementSchema, async ({ isRequired }, caller) => {
        await setRequirement(caller, session, isRequired)
        return { done: 'required' }
      }),
    ),
    turnOff: confirmed(
      session,
      onForm(passwordOnlySchema, async ({ password }, caller) => {
        await turnOff(caller, session, password)
        return { done: 'off' }
      }),
    ),
    logout: onForm(emptySchema, async (_, caller) => {
      throw redirectWithCookies(href('/auth/login'), await signOut(caller))
    }),
  }
}

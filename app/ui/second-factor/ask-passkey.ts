import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Why a passkey gave no answer. */
export type PasskeyProblem = 'cancelled' | 'exists' | 'offline'

// Loaded when a passkey is asked for, as few pages and people need it.
const load = () => import('@simplewebauthn/browser')

/**
 * Asks the browser for a signature of a passkey.
 * @param path of the route that returns the options
 * @param purpose in that route's terms
 * @returns JSON for the form's field `passkey`
 */
export async function askPasskey(path: string, purpose: string): Promise<string> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    load(),
    fetchOptions<PublicKeyCredentialRequestOptionsJSON>(path, purpose),
  ])
  return JSON.stringify(await startAuthentication({ optionsJSON }))
}

/** Asks the browser for a new passkey, like `askPasskey`. */
export async function createPasskey(path: string): Promise<string> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    load(),
    fetchOptions<PublicKeyCredentialCreationOptionsJSON>(path, 'register'),
  ])
  return JSON.stringify(await startRegistration({ optionsJSON }))
}

/** Says why asking failed. */
export function passkeyProblemOf(error: unknown): PasskeyProblem {
  if (!(error instanceof Error) || error instanceof OptionsError || error instanceof TypeError)
    return 'offline'
  return error.name === 'InvalidStateError' ? 'exists' : 'cancelled'
}

/** Whether this browser has passkeys. False on the server. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

class OptionsError extends Error {}

async function fetchOptions<Options>(path: string, purpose: string): Promise<Options> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ purpose }),
  })
  if (!response.ok) throw new OptionsError(`${response.status}`)
  return response.json()
}

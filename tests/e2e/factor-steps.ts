import type { CDPSession } from '@playwright/test'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Page } from './test.ts'

export const factorPage = '/dashboard/account/secondFactor'

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** Gives a page's browser a security key or phone, which verifies its user without asking. */
export async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}

/** Makes the authenticator refuse its user, as a cancelled prompt does. */
export const setVerified = (
  { client, authenticatorId }: { client: CDPSession; authenticatorId: string },
  isUserVerified: boolean,
) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })

/**
 * Reads the key that the page shows for an authenticator app.
 * @returns the app's code of a step: 0 is the current one, 1 the next
 */
export async function readApp(page: Page): Promise<(step: number) => Promise<string>> {
  const key = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText()
  const secret = new TextDecoder().decode(base32.decode(key.replaceAll(' ', '')))
  return (step) => createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + step)
}

import { requireLocal } from '#app/handlers/local-pages.ts'
import { problemResponse } from '#app/http/problem-response.ts'
import { localStripe } from '#app/services/payments/index.server.ts'
import type { Route } from './+types/payments'

/** Serves the pages of the local Stripe, while it replaces the real one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  try {
    requireLocal(request, context, 'hasLocalStripe')
    const url = new URL(request.url)
    url.pathname = `/${params['*']}`
    const response = await localStripe()?.(new Request(url, request))
    if (!response) throw new Error('The local Stripe is closed')
    return response
  } catch (error) {
    return problemResponse(request, error)
  }
}

export const action = loader

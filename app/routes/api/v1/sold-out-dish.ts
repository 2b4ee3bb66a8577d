import { InvalidInputError } from '#app/domain/errors.ts'
import { setSoldOut } from '#app/domain/sold-out/set-sold-out.ts'
import { soldOutChange } from '#app/domain/team-api/documents.ts'
import { countEdit } from '#app/handlers/count-edit.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { requireToken } from '#app/handlers/token-request.ts'
import { appHandle } from '#app/ui/app-handle.ts'

export const handle = appHandle({ policy: { allowsOtherOrigins: true } })

/** Marks a dish as sold out, or as available, at one restaurant or at all that show it. */
const serve = jsonRoute<{ readonly dishId: string }>({
  async PUT(sent) {
    const { actor } = await requireToken(sent, 'soldout:write')
    const { soldOut, restaurantId } = await readChange(sent.request)
    await countEdit(actor.ownerId)
    const place = { dishId: sent.params.dishId, ...(restaurantId && { restaurantId }) }
    await setSoldOut(actor, place, { isSoldOut: soldOut })
    return new Response(null, { status: 204 })
  },
})

/** @throws {InvalidInputError} for anything else than described, so that no typing error is ignored */
async function readChange(request: Request) {
  const body: unknown = await request.json().catch(() => undefined)
  const parsed = soldOutChange.safeParse(body)
  if (!parsed.success) throw new InvalidInputError('sold_out_unreadable')
  return parsed.data
}

export const loader = serve
export const action = serve

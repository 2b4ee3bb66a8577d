import { followSoldOut } from '#app/domain/sold-out/follow-sold-out.ts'
import { openMenusPerAddress } from '#app/domain/sold-out/limits.ts'
import { jsonRoute, type JsonRequest } from '#app/handlers/json-route.ts'
import { eventStream } from '#app/http/event-stream.ts'
import { beginLimited } from '#app/services/limits/concurrency.ts'
import { dishMark } from './dish-mark.ts'
import { getVisiblePage } from './get-visible-page.ts'

export const loader = jsonRoute({ GET: follow })
export const action = loader

/** Streams the marks of the dishes that are sold out: now, and after each change. */
async function follow(stream: JsonRequest<{ readonly restaurant: string }>): Promise<Response> {
  const { restaurant } = await getVisiblePage(stream, stream.params.restaurant)
  const end = beginLimited(openMenusPerAddress, stream.address)
  const disconnected = new AbortController()
  disconnected.signal.addEventListener('abort', end)
  const changes = followSoldOut(restaurant, disconnected.signal, (error) =>
    stream.log.warn({ error }, 'open menus wait for the database'),
  )
  return eventStream(eventsOf(changes, end), disconnected)
}

async function* eventsOf(changes: AsyncGenerator<readonly string[], void>, end: () => void) {
  let id = 0
  try {
    for await (const dishIds of changes) {
      yield { id: String(id++), event: 'soldOut', data: dishIds.map(dishMark) }
    }
  } finally {
    end()
  }
}

import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeferredRow } from './deferred-row.tsx'

test('a few rows are rendered per turn of the event loop, in their order', async () => {
  let turn = 0
  const count = () => {
    turn += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const turns: number[] = []
  function Row({ name }: { readonly name: string }) {
    turns.push(turn)
    return <li>{name}</li>
  }
  const names = Array.from({ length: 20 }, (_, index) => `Dish ${index}`)
  const page = await renderToReadableStream(
    <ul>
      {names.map((name) => (
        <DeferredRow key={name}>
          <Row name={name} />
        </DeferredRow>
      ))}
    </ul>,
    { progressiveChunkSize: Infinity },
  )
  await page.allReady
  clearImmediate(counting)
  const html = await new Response(page).text()
  const inOneTurn = Map.groupBy(turns, (each) => each)
  expect(Math.max(...[...inOneTurn.values()].map(({ length }) => length))).toBeLessThanOrEqual(3)
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, name]) => name)).toEqual(names)
  expect(html).not.toContain('<script')
})

import { readBundles } from '../tests/bundles.ts'
import type { Bench, Row } from './bench.ts'

/** What an owner's browser loads for each page; `tests/http/bundles.test.ts` holds the limits. */
export const bundles: Bench = {
  title: 'scripts of each page of the app, packed (br), when nothing of them is there yet',
  run: async () => {
    const { pages, shared, style } = await readBundles()
    return {
      columns: ['all', 'after another page', 'its own'],
      rows: [
        ...pages.map(({ route, script, own }) => row(route, script, script - shared, own)),
        row('shared by all of them', shared),
        row('the style', style),
      ],
    }
  },
}

function row(what: string, ...bytes: readonly number[]): Row {
  return { what, unit: 'KB', values: bytes.map((size) => size / 1024) }
}

import { readBundles } from '../tests/bundles.ts'
import type { Bench, Row } from './bench.ts'

/** The scripts that an owner's browser loads per page; `tests/http/bundles.test.ts` sets limits. */
export const bundles: Bench = {
  title: 'scripts of each page of the app (br), with an empty cache',
  run: async () => {
    const { pages, shared, style } = await readBundles()
    return {
      columns: ['all', 'after another page', 'only this page'],
      rows: [
        ...pages.map(({ route, script, own }) => row(route, script, script - shared, own)),
        row('shared by all pages', shared),
        row('style sheet', style),
      ],
    }
  },
}

function row(label: string, ...bytes: readonly number[]): Row {
  return { label, unit: 'KB', values: bytes.map((size) => size / 1024) }
}

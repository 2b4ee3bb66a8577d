import { expect } from 'vitest'
import { getDocumentProxy } from 'unpdf'

/** Reads the texts of a PDF, line by line; expects the response to be one. */
export async function readPdfLines(response: Response) {
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  const pdf = await getDocumentProxy(await response.bytes())
  const lines: string[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const byLine = new Map<number, { x: number; text: string }[]>()
    const { items } = await (await pdf.getPage(page)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , x = 0, y = 0] = item.transform.map(Number)
      const line = [...byLine.keys()].find((other) => Math.abs(other - y) < 2) ?? y
      byLine.set(line, [...(byLine.get(line) ?? []), { x, text: item.str }])
    }
    for (const [, line] of [...byLine].toSorted(([a], [b]) => b - a)) {
      lines.push(
        line
          .toSorted((a, b) => a.x - b.x)
          .map(({ text }) => text.trim())
          .join(' '),
      )
    }
  }
  return { lines, pages: pdf.numPages, text: lines.join('\n') }
}

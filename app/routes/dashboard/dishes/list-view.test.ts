import { expect, test } from 'vitest'
import { addressOf, readView } from './list-view.ts'

const asWritten = (search: string) => addressOf(readView(new URLSearchParams(search)))

test.each([
  ['', '?'],
  ['?add', '?'],
  ['?words=pul%20biber&kind=passive&category=c', '?words=pul+biber&category=c&kind=passive'],
  ['?from=240&count=120', '?from=240&count=120'],
  ['?select=on&words=un', '?words=un&select=on'],
  ['?from=-5&count=1', '?'],
  ['?from=x&count=99999', '?count=240'],
  ['?from=1.5&kind=odd&count=Infinity', '?from=1&count=240'],
])('%s is read as %s', (search, address) => {
  expect(asWritten(search)).toBe(address)
})

test('the URL of a panel keeps the view of the list', () => {
  const view = readView(new URLSearchParams('?words=un&count=120'))
  expect(addressOf(view, { edit: 'id' })).toBe('?words=un&count=120&edit=id')
})

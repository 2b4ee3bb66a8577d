import { describe, expect, test } from 'vitest'
import { relativePath } from './relative-path.ts'

describe('a path on this site is accepted', () => {
  test.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/menuList?sort=name&page=2#last', '/dashboard/menuList?sort=name&page=2#last'],
    ['/kahvaltı', '/kahvalt%C4%B1'],
    ['/a/../b', '/b'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/%0d%0aSet-Cookie:x=1', '/%0d%0aSet-Cookie:x=1'],
    ['/search?next=https://evil.example', '/search?next=https://evil.example'],
  ])('%s', (value, path) => {
    expect(relativePath(value, '/fallback')).toBe(path)
  })
})

describe('anything else becomes the fallback', () => {
  test.each([
    '',
    'dashboard',
    '?x',
    '#x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/dashboard\\..\\evil',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    ' /dashboard',
    '\t//evil.example',
    '\r\n//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nSet-Cookie: a=b',
    '/a\0b',
    '/a\u0085b',
    '/a\u007fb',
  ])('%j', (value) => {
    expect(relativePath(value, '/fallback')).toBe('/fallback')
  })

  test.each([undefined, null, 1, {}, ['/a'], new Blob()])('%o', (value) => {
    expect(relativePath(value, '/fallback')).toBe('/fallback')
  })
})

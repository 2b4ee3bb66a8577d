import { describe, expect, test } from 'vitest'
import { InvalidFieldsError } from '../errors.ts'
import { assertUncommonPassword } from './password-blocklist.server.ts'

const check = (password: string) => () =>
  assertUncommonPassword('password', password, {
    email: 'ayse.kaya@chefin.example',
    firstName: 'Deniz',
    lastName: 'Yıldız',
  })

describe('a password', () => {
  test.each([
    'galatasaray',
    'PASSWORD1',
    'aaaaaa',
    '121212',
    '1212121',
    'abcabc',
    '654321',
    'abcdef',
    'gğhıij',
    'zyvüut',
    'asdfghj',
    'poiuyt',
    'Chefin-2026',
    ' PASSWORD1 ',
    'ｐａｓｓｗｏｒｄ１',
    'Şifre123',
    'TÜRKİYE',
    'fenerbahçe1907',
    'Galatasaray1905',
    'beşiktaş1903',
    'İstanbul34',
    'ankara06',
    'deniz2026',
    'Yıldız1',
    'YILDIZ1',
    'deniz.yıldız',
    'YildizDeniz1',
    'Ayse.Kaya',
  ])('may not be %s', (password) => {
    expect(check(password)).toThrow(InvalidFieldsError)
  })

  test.each(['deniz-kenarı-7', 'yepyeni-bir-şifre'])('may be %s', (password) => {
    expect(check(password)).not.toThrow()
  })
})

import { deflateRawSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { InvalidInputError } from '../../errors.ts'
import { isErrorKey } from '#app/i18n/page-errors.ts'
import type { ImportSource } from '../source.ts'
import { readFile, readPasted } from './read-file.ts'
import { packArchive } from '../../zip/pack.ts'

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)

/** Windows-1254 is Latin-1 but for six Turkish letters. */
function windows1254(text: string): Buffer {
  const letters: Readonly<Record<string, string>> = {
    Ğ: 'Ð',
    İ: 'Ý',
    Ş: 'Þ',
    ğ: 'ð',
    ı: 'ý',
    ş: 'þ',
  }
  return Buffer.from(
    text.replaceAll(/[ĞİŞğış]/g, (letter) => letters[letter] ?? letter),
    'latin1',
  )
}

const cellsOf = (source: ImportSource) => (source.kind === 'table' ? source.cells : source.text)

async function rejection(read: Promise<unknown>): Promise<string> {
  const error = await read.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(InvalidInputError)
  const { messageKey = '' } = error instanceof InvalidInputError ? error : {}
  expect(isErrorKey(messageKey), `${messageKey} has a message`).toBe(true)
  return messageKey
}

/** A workbook of one sheet with this content. */
const workbook = (sheet: string, shared = '') =>
  packArchive({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/><sheet name="B" state="hidden" r:id="r2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row><c t="str"><v>Secret</v></c></row></sheetData></worksheet>',
  })

describe('a table', () => {
  const turkish = 'Ürün;Fiyat\r\nŞiş kebabı, acılı;"145,50"\r\nİçli köfte;90\r\n'
  const cells = [
    ['Ürün', 'Fiyat'],
    ['Şiş kebabı, acılı', '145,50'],
    ['İçli köfte', '90'],
  ]

  test.each([
    ['UTF-8', bytesOf(turkish)],
    ['UTF-8 with a mark', bytesOf(`\uFEFF${turkish}`)],
    ['UTF-16 with a mark', bytesOf(`\uFEFF${turkish}`, 'utf16le')],
    ['UTF-16 without a mark', bytesOf(turkish.repeat(1), 'utf16le')],
    ['Windows-1254', windows1254(turkish)],
  ])('in %s is read', async (_, bytes) => {
    expect(cellsOf(await readFile(bytes))).toEqual(cells)
  })

  test.each([
    [',', 'Name,Price\n"Soup, hot",5.50\nCake,"4,20"\n', ['Soup, hot', '5.50']],
    ['\t', 'Name\tPrice\nSoup, hot\t5.50\nCake\t4,20\n', ['Soup, hot', '5.50']],
    ['|', 'Name|Price\nSoup, hot|5.50\nCake|4,20\n', ['Soup, hot', '5.50']],
  ])('may be separated by %j', async (_, text, row) => {
    expect(cellsOf(await readPasted(text))[1]).toEqual(row)
  })

  test('with a lonely quotation mark is read, and one that is never closed is named', async () => {
    expect(cellsOf(await readPasted('Name;Price\nPizza 12";9\nCake;4\n'))[1]).toEqual([
      'Pizza 12"',
      '9',
    ])
    expect(await rejection(readPasted('Name;Price\n"Pizza;9\nCake;4\n'))).toBe('import_file_csv')
  })
})

describe('a workbook', () => {
  test('is read as its visible sheets show it', async () => {
    const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Price</t></is></c></row>
      <row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3"><v>145.49999999999997</v></c></row>
      <row r="4"><c r="A4" t="str"><f>B4</f><v>Cake</v></c><c r="C4"><f>2*2</f><v>1.125</v></c><c r="D4" t="e"><v>#REF!</v></c></row>`
    const shared =
      '<si><t>Name</t></si><si><r><t>So</t></r><r><t>up</t></r><rPh><t>x</t></rPh></si>'
    const source = await readFile(await workbook(sheet, shared))
    expect(source).toEqual({
      kind: 'table',
      cells: [['Name', '', 'Price'], [], ['Soup', '', '145.5'], ['Cake', '', '1.1250'], []],
      formulas: ['3:0', '3:2'],
    })
  })

  test('that unpacks to a gigabyte is rejected without unpacking it', async () => {
    const packed = await workbook(`<row>${' '.repeat(40 * 1024 * 1024)}</row>`)
    expect(packed.length).toBeLessThan(100_000)
    expect(await rejection(readFile(packed))).toBe('import_file_unpacked')
  })

  test('that lies about its size is limited all the same', async () => {
    const packed = await workbook(`<row>${' '.repeat(40 * 1024 * 1024)}</row>`)
    const size = Buffer.alloc(4)
    size.writeUInt32LE(40 * 1024 * 1024 + 54)
    for (let at = packed.indexOf(size); at !== -1; at = packed.indexOf(size))
      packed.writeUInt32LE(10, at)
    expect(await rejection(readFile(packed))).toBe('import_file_unpacked')
  })

  test('with a document type, which may define entities without end, is rejected', async () => {
    const bomb = await packArchive({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' })
    expect(await rejection(readFile(bomb))).toBe('import_file_damaged')
  })

  test('with millions of columns or rows is rejected', async () => {
    const wide = await workbook('<row r="1"><c r="XFD1" t="str"><v>x</v></c></row>')
    expect(await rejection(readFile(wide))).toBe('import_file_empty')
    const wider = await workbook('<row r="1"><c r="GR1" t="str"><v>x</v></c></row>')
    expect(await rejection(readFile(wider))).toBe('import_file_columns')
    const long = await workbook('<row/>'.repeat(30_000))
    expect(await rejection(readFile(long))).toBe('import_file_lines')
  })
})

test('a saved page is read as it is shown', async () => {
  const page = `<!DOCTYPE html><html><head><title>Menu</title><style>.a > b {}</style></head><body>
    <script>if (1 < 2) alert("Pizza 1")</script><h2>Tatl&inodot;lar</h2>
    <ul><li>K&uuml;nefe <b>120&nbsp;&#8378;</b></li><li>Baklava &#x1F36F; 95</li></ul>
    <table><tr><td>Ayran</td><td>30</td></tr></table><!-- Secret 5 --></body></html>`
  expect(await readFile(bytesOf(page))).toEqual({
    kind: 'text',
    text: 'Tatlılar\n\nKünefe 120\u00A0₺\nBaklava 🍯 95\n\nAyran\t30',
  })
})

describe('what can’t be read says what to do:', () => {
  const compound = Buffer.from('D0CF11E0A1B11AE1', 'hex')
  test.each([
    ['an empty file', Buffer.alloc(0), 'import_file_empty'],
    ['a file of spaces', bytesOf(' \n\t '), 'import_file_empty'],
    ['a file of 11 MB', Buffer.alloc(11 * 1024 * 1024, 'a'), 'import_file_too_large'],
    ['an old workbook', compound, 'import_file_xls'],
    [
      'a protected workbook',
      Buffer.concat([compound, bytesOf('EncryptedPackage', 'utf16le')]),
      'import_file_password',
    ],
    [
      'a program',
      Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7) % 256)),
      'import_file_not_text',
    ],
    ['a broken archive', bytesOf('PK\u0003\u0004nothing'), 'import_file_damaged'],
    ['other JSON', bytesOf('{"dishes": [1]}'), 'import_file_json'],
    [
      'a page without a text',
      bytesOf('<html><body><script>x</script></body></html>'),
      'import_file_page',
    ],
    [
      '101 columns',
      bytesOf(`${Array.from({ length: 101 }, () => 'a').join(';')}\n`.repeat(3)),
      'import_file_columns',
    ],
    ['30,000 lines', bytesOf('Soup 5\n'.repeat(30_000)), 'import_file_lines'],
    [
      'two million characters',
      bytesOf(`${'a'.repeat(1_000)} 5\n`.repeat(2_000)),
      'import_file_text',
    ],
  ])('%s', async (_, bytes, key) => {
    expect(await rejection(readFile(bytes))).toBe(key)
  })

  test('another archive', async () => {
    expect(await rejection(readFile(await packArchive({ 'word/document.xml': '<a/>' })))).toBe(
      'import_file_zip',
    )
  })

  test('an archive that needs a password', async () => {
    const packed = await packArchive({ 'xl/workbook.xml': '<a/>' })
    const entry = packed.indexOf(Buffer.from('504B0102', 'hex'))
    packed.writeUInt16LE(packed.readUInt16LE(entry + 8) | 1, entry + 8)
    expect(await rejection(readFile(packed))).toBe('import_file_password')
  })

  test('data that doesn’t unpack', async () => {
    const packed = await packArchive({ 'xl/workbook.xml': '<a/>'.repeat(100) })
    const content = deflateRawSync('<a/>'.repeat(100))
    packed.fill(0xff, packed.indexOf(content), packed.indexOf(content) + content.length)
    expect(await rejection(readFile(packed))).toBe('import_file_damaged')
  })
})

describe('a file of 10 MB is read in many turns of the event loop:', () => {
  const length = 10_000_000
  const fill = (start: string, piece: string, end = '') =>
    bytesOf(start + piece.repeat((length - start.length - end.length) / piece.length) + end)

  test.each([
    ['lines of Windows', fill('', 'Soup\r\n'), 'import_file_text'],
    ['a page of references', fill('<html>', '&amp; '), 'import_file_text'],
    ['a page of accents', fill('<html>', '&eacute;'), 'import_file_text'],
  ])('%s', async (_, bytes, key) => {
    let turns = 0
    let hasFinished = false
    const count = () => {
      turns++
      if (!hasFinished) setImmediate(count)
    }
    setImmediate(count)
    expect(await rejection(readFile(bytes))).toBe(key)
    hasFinished = true
    expect(turns).toBeGreaterThan(10)
  })

  test.each([
    ['nested lists', fill('', '[')],
    ['a long text', fill('[["', 'x\\n', '"]]')],
    ['empty lists', fill('[', '[],', '[]]')],
    ['objects', fill('{"dishes":[', '{},', '{}]}')],
    [
      'different fields',
      bytesOf(`{${Array.from({ length: 600_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`),
    ],
  ])('JSON of %s is never parsed as a whole', async (_, bytes) => {
    const parsing = vi.spyOn(JSON, 'parse')
    expect(await rejection(readFile(bytes))).toBe('import_file_json')
    expect(Math.max(0, ...parsing.mock.calls.map(([text]) => text.length))).toBeLessThan(200_000)
    parsing.mockRestore()
  })
})

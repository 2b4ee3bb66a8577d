import { Unreadable } from './problem.ts'

/** The longest form has some 50 fields: a dish, with a statement on each fact. */
const maxFields = 500
/** In bytes: what says a field's name, and that of its file. */
const maxFieldHeader = 4 * 1024
/** In bytes: a field that is no file. */
const maxFieldText = 64 * 1024

/**
 * Reads a form whose size is limited already.
 * @throws {Unreadable} 413 if it has too many fields, or one that is too large; 400 if it is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  return parseForm(await request.arrayBuffer(), request.headers.get('Content-Type') ?? '')
}

const urlencoded = 'application/x-www-form-urlencoded'

/**
 * The same, of a body that was read. What would hold the parser up is refused before it is parsed:
 * it takes seconds over 150,000 empty fields, or one with as many headers.
 */
export async function parseForm(body: ArrayBuffer, contentType: string): Promise<FormData> {
  const boundary = boundaryOf(contentType)
  if (boundary !== undefined) assertParts(boundary, Buffer.from(body))
  else if (isUrlencoded.test(contentType))
    assertFewFields(placesOf('&', Buffer.from(body)).length + 1)
  else throw new Unreadable(400, 'form_unreadable')
  // Not the sender's own header: the parser could read another boundary in it than we did.
  const type = boundary === undefined ? urlencoded : `multipart/form-data; boundary=${boundary}`
  const form = await parse(body, type)
  for (const value of form.values()) {
    if (typeof value === 'string' && Buffer.byteLength(value) > maxFieldText)
      throw new Unreadable(413, 'body_too_large')
  }
  return form
}

async function parse(body: ArrayBuffer, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new Unreadable(400, 'form_unreadable')
  }
}

const isUrlencoded = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
// The header as browsers write it, with the characters that RFC 2046 allows in a boundary.
const multipart = /^multipart\/form-data; *boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i

/** What stands between the parts of a multipart form; undefined for any other content type. */
export function boundaryOf(contentType: string): string | undefined {
  return multipart.exec(contentType)?.[2]
}

function assertParts(boundary: string, bytes: Buffer): void {
  // A browser sends nothing before the first.
  if (!bytes.subarray(0, 200).toString('latin1').startsWith(`--${boundary}`))
    throw new Unreadable(400, 'form_unreadable')
  // The last one ends the form.
  const ends = placesOf(`\r\n--${boundary}`, bytes)
  assertFewFields(ends.length)
  const places = [0, ...ends.map((end) => end + 2)]
  for (const [index, place] of places.entries()) {
    const part = bytes.subarray(place, places[index + 1])
    const headerEnd = part.indexOf('\r\n\r\n')
    const header = headerEnd === -1 ? part : part.subarray(0, headerEnd)
    if (header.length > maxFieldHeader) throw new Unreadable(413, 'body_too_large')
  }
}

function assertFewFields(fields: number): void {
  if (fields > maxFields) throw new Unreadable(413, 'form_too_many_fields', { max: `${maxFields}` })
}

/** Where a text occurs in some bytes; one place more than a form may have fields is enough. */
function placesOf(text: string, bytes: Buffer): number[] {
  const places: number[] = []
  let place = bytes.indexOf(text)
  while (place !== -1 && places.length <= maxFields + 1) {
    places.push(place)
    place = bytes.indexOf(text, place + text.length)
  }
  return places
}

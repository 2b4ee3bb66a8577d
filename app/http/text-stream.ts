import { byteStream } from './byte-stream.ts'

/** Like `byteStream`, for pieces of a text, in UTF-8. */
export function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  return byteStream(encode(pieces))
}

async function* encode(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield encoder.encode(piece)
}

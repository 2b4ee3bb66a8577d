import { LimitReached } from '#app/domain/errors.ts'
import { maxImageMegabytes } from '#app/services/images/max-image-megabytes.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import { Unreadable } from './problem.ts'
import { boundaryOf, parseForm, type SentForm } from './read-form.ts'

/** The forms that bring a file: these pages alone, and there only with `?upload=` (its intent). */
const pagesWithUploads = [
  /^\/dashboard\/restaurants\/restaurant\/[^/]+$/,
  /^\/dashboard\/menuList\/menu\/[^/]+\/itemList$/,
]

// The picture itself, and as much around it as any other form may have.
const maxUploadBytes = maxImageMegabytes * 1024 * 1024 + 64 * 1024
const uploadsByOwner = { name: 'uploads', times: 60, seconds: 600 }
const atOnceByOwner = 4
const running = new Map<string, number>()

/**
 * Which of a page's forms sends a file, if one does: it says so in its address, so that it
 * is known before a byte of the body is read.
 */
export function uploadIntent({ method, url }: Request): string | undefined {
  if (method !== 'POST') return undefined
  const { pathname, searchParams } = new URL(url)
  // A script asks for a page's data by this ending.
  const page = pathname.replace(/\.data$/, '')
  if (!pagesWithUploads.some((pattern) => pattern.test(page))) return undefined
  return searchParams.get('upload') ?? undefined
}

/**
 * Reads a form with a file. All of it is held in memory, so the size is known first, or
 * counted while it comes in, and one owner sends only so many at once.
 * @throws {LimitReached} {Unreadable}
 */
export async function readUpload(request: Request, ownerId: string): Promise<SentForm> {
  if (Number(request.headers.get('Content-Length')) > maxUploadBytes) throw tooLarge()
  const others = running.get(ownerId) ?? 0
  if (others >= atOnceByOwner) throw new LimitReached(5)
  running.set(ownerId, others + 1)
  try {
    await consumeLimits({ limit: uploadsByOwner, subject: ownerId })
    return await readCounted(request)
  } finally {
    const left = (running.get(ownerId) ?? 1) - 1
    if (left === 0) running.delete(ownerId)
    else running.set(ownerId, left)
  }
}

async function readCounted(request: Request): Promise<SentForm> {
  const contentType = request.headers.get('Content-Type') ?? ''
  // Any other form of this size is made of fields alone.
  if (boundaryOf(contentType) === undefined) throw new Unreadable(400, 'form_unreadable')
  let size = 0
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        size += piece.length
        if (size > maxUploadBytes) controller.error(tooLarge())
        else controller.enqueue(piece)
      },
    }),
  )
  const body = await new Response(counted).arrayBuffer().catch(() => {
    throw size > maxUploadBytes ? tooLarge() : new Unreadable(400, 'form_unreadable')
  })
  return parseForm(new Uint8Array(body), contentType)
}

function tooLarge(): Unreadable {
  return new Unreadable(413, 'image_too_large', { megabytes: `${maxImageMegabytes}` })
}

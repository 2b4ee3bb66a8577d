import { LimitReachedError } from '#app/domain/errors.ts'
import { maxFileMegabytes } from '#app/domain/menu-imports/limits.ts'
import { maxSourceLength } from '#app/domain/menu-imports/source.ts'
import { maxArchiveMegabytes } from '#app/domain/transfer/limits.ts'
import type { ErrorKey } from '#app/i18n/errors.ts'
import { maxImageMegabytes } from '#app/services/images/max-image-megabytes.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import { RejectedRequestError } from './problem.ts'
import { findBoundary, parseForm, type SentForm } from './read-form.ts'

interface UploadPage {
  readonly path: RegExp
  /** The message for a file that is too large. */
  readonly tooLarge: ErrorKey
  /** The maximum size of a file; by default that of a picture. */
  readonly maxMegabytes?: number
  /** The maximum size of another field, if it may be larger than in other forms. */
  readonly maxTextBytes?: number
  /** How many of these forms this process reads at a time, because they are large. */
  readonly maxAtOnce?: number
}

/** The only pages that accept a file, from forms with `?upload=` and their intent. */
const uploadPages = [
  { path: /^\/dashboard\/restaurants\/restaurant\/[^/]+$/, tooLarge: 'image_too_large' },
  { path: /^\/dashboard\/menuList\/menu\/[^/]+\/itemList$/, tooLarge: 'image_too_large' },
  {
    path: /^\/dashboard\/restaurants\/restaurant\/[^/]+\/languages\/[^/]+$/,
    tooLarge: 'translation_file_too_large',
  },
  {
    path: /^\/dashboard\/menuList\/menu\/[^/]+\/import$/,
    tooLarge: 'import_file_too_large',
    maxMegabytes: maxFileMegabytes,
    // A menu may be pasted instead.
    maxTextBytes: 4 * maxSourceLength,
  },
  {
    path: /^\/dashboard\/account\/transfer$/,
    tooLarge: 'transfer_file_too_large',
    maxMegabytes: maxArchiveMegabytes,
    maxAtOnce: 2,
  },
] as const satisfies readonly UploadPage[]

function findUploadPage(url: string): UploadPage | undefined {
  // React Router's scripts submit to `.data`.
  const page = new URL(url).pathname.replace(/\.data$/, '')
  return uploadPages.find(({ path }) => path.test(page))
}

/** Returns the maximum size of a form: its file or large text, and its other fields. */
function maxBytes({ url }: Request): number {
  const { maxMegabytes = maxImageMegabytes, maxTextBytes = 0 } = findUploadPage(url) ?? {}
  return Math.max(maxMegabytes * 1024 * 1024, maxTextBytes) + 64 * 1024
}

const uploadsPerOwner = { name: 'uploads', times: 60, seconds: 600 }
const maxConcurrentPerOwner = 4
/** The number of running uploads by owner, or by page if it limits them. */
const running = new Map<string, number>()

/**
 * Returns the intent of a form with a file; undefined for other requests. It is in the URL, so that
 * it is known before the body is read.
 */
export function uploadIntent({ method, url }: Request): string | undefined {
  if (method !== 'POST') return undefined
  return findUploadPage(url) && (new URL(url).searchParams.get('upload') ?? undefined)
}

/**
 * Reads a form with a file. It is held in memory, so its size is checked by Content-Length and
 * while it is received, and an owner's concurrent uploads are limited.
 * @throws {LimitReachedError}
 * @throws {RejectedRequestError} 413 if it is too large; 400 if it can't be read
 */
export async function readUpload(request: Request, ownerId: string): Promise<SentForm> {
  if (Number(request.headers.get('Content-Length')) > maxBytes(request)) throw tooLarge(request)
  const { maxAtOnce, path } = findUploadPage(request.url) ?? {}
  const counted = maxAtOnce === undefined ? ownerId : String(path)
  const others = running.get(counted) ?? 0
  if (others >= (maxAtOnce ?? maxConcurrentPerOwner)) throw new LimitReachedError(5)
  running.set(counted, others + 1)
  try {
    await consumeLimits({ limit: uploadsPerOwner, subject: ownerId })
    return await readLimited(request)
  } finally {
    const remainingCount = (running.get(counted) ?? 1) - 1
    if (remainingCount === 0) running.delete(counted)
    else running.set(counted, remainingCount)
  }
}

async function readLimited(request: Request): Promise<SentForm> {
  const contentType = request.headers.get('Content-Type') ?? ''
  // Only a multipart form can contain a file, and no other form needs this size.
  if (findBoundary(contentType) === undefined) {
    throw new RejectedRequestError(400, 'form_unreadable')
  }
  let size = 0
  const max = maxBytes(request)
  const limitedBody = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length
        if (size > max) controller.error(tooLarge(request))
        else controller.enqueue(chunk)
      },
    }),
  )
  const body = await new Response(limitedBody).arrayBuffer().catch(() => {
    throw size > max ? tooLarge(request) : new RejectedRequestError(400, 'form_unreadable')
  })
  return parseForm(new Uint8Array(body), contentType, findUploadPage(request.url)?.maxTextBytes)
}

function tooLarge({ url }: Request): RejectedRequestError {
  const { tooLarge: key = 'body_too_large', maxMegabytes = maxImageMegabytes } =
    findUploadPage(url) ?? {}
  return new RejectedRequestError(413, key, { megabytes: `${maxMegabytes}` })
}

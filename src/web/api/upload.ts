import { MAX_PHOTO_MB } from '../../shared/listings/listing-limits.ts'
import { MEGABYTE } from '../../shared/quantities.ts'
import { apiUrl } from './client.ts'
import { ApiError, browserApi, documentLanguage, type UploadedPhoto } from './index.ts'
import { accountHeader, noteRefusal } from './page-account.ts'

type OnProgress = (done: number) => void

/** Uploads a photo that a listing will claim, or that goes after ten minutes. As `sendFile`. */
export async function uploadPhoto(file: File, onProgress: OnProgress, signal?: AbortSignal) {
  const fields = { expiration: '600' }
  return (await sendFile<UploadedPhoto>(apiUrl('/api/media'), { file, fields, onProgress, signal }))
    .data
}

/** Turns an uploaded photo by 90, 180 or 270 degrees. */
export async function rotatePhoto(id: string, degrees: number) {
  return (
    await browserApi.post('/api/media/{id}/rotate', {
      path: { id },
      body: { degrees: degrees as 90 | 180 | 270 },
    })
  ).data
}

type Sent = {
  file: File
  fields?: Record<string, string>
  onProgress: OnProgress
  signal?: AbortSignal | undefined
}

/** Simultaneous uploads; more would only make each of them slower. */
const AT_ONCE = 3
/** 2 Mbit/s. On a slower line one photo at a time arrives sooner than three beside each other. */
const FAST_BYTES_PER_SECOND = 250_000
/** Of the photo that was sent last. */
let lastSpeed: number | undefined

/** How many photos to send at the same time. */
export function uploadsAtOnce(): number {
  const isSlow = lastSpeed === undefined ? isSlowLine() : lastSpeed < FAST_BYTES_PER_SECOND
  return isSlow ? 1 : AT_ONCE
}

/** As the browser estimates the line, which only some do. */
function isSlowLine(): boolean {
  const { connection } = navigator as { connection?: { downlink?: number; saveData?: boolean } }
  const bytes = ((connection?.downlink ?? Number.POSITIVE_INFINITY) * 1_000_000) / 8
  return connection?.saveData === true || bytes < FAST_BYTES_PER_SECOND
}

/**
 * Sends a photo as a form, made smaller on this device, telling how far it is (0 to 1).
 * @throws ApiError; `signal` cancels with an AbortError.
 */
export async function sendFile<T>(path: string, sent: Sent): Promise<T> {
  // Without the script, after an update for example, the server does the same.
  const code = await import('./shrink-photo.ts').catch(() => undefined)
  const photo = code ? await code.shrinkPhoto(sent.file) : sent.file
  if (sent.signal?.aborted) throw new DOMException('cancelled', 'AbortError')
  if (photo.size > MAX_PHOTO_MB * MEGABYTE) throw new ApiError(413, {})
  const began = performance.now()
  const answer = await post<T>(path, photo, sent)
  lastSpeed = photo.size / ((performance.now() - began) / 1000)
  return answer
}

// fetch cannot tell upload progress, hence XHR.
function post<T>(path: string, photo: Blob, { file, fields = {}, onProgress, signal }: Sent) {
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries(accountHeader()))
      request.setRequestHeader(name, value)
    request.setRequestHeader('accept-language', documentLanguage())
    request.responseType = 'json'
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => {
      if (request.status === 200) resolve(request.response as T)
      else {
        const error = new ApiError(request.status, request.response ?? {})
        noteRefusal(error, 'change')
        reject(error)
      }
    }
    request.onerror = () => reject(new ApiError(0, {}))
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('image', photo, file.name)
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    request.send(form)
  })
}

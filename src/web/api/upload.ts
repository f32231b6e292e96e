import { apiUrl } from './client.ts'
import { ApiError, browserApi, type UploadedPhoto } from './index.ts'

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

/**
 * Sends a photo as a form, telling how far it is (0 to 1). fetch cannot tell upload progress, hence XHR.
 * @throws ApiError; `signal` cancels with an AbortError.
 */
export function sendFile<T>(path: string, { file, fields = {}, onProgress, signal }: Sent) {
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => {
      if (request.status === 200) resolve(request.response as T)
      else reject(new ApiError(request.status, request.response ?? {}))
    }
    request.onerror = () => reject(new ApiError(0, {}))
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('image', file)
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    request.send(form)
  })
}

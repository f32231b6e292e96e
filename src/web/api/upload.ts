import type { Uploaded } from '../../modules/media/media.contract.ts'
import { api as paths } from '../../paths.ts'
import { ApiError } from './client.ts'

/**
 * Uploads a photo, telling how far it is (0 to 1). fetch cannot tell upload progress, hence XHR.
 * @throws ApiError; `signal` cancels with an AbortError.
 */
export function uploadPhoto(file: File, onProgress: (done: number) => void, signal?: AbortSignal) {
  return new Promise<Uploaded['data']>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', paths.media())
    request.responseType = 'json'
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => {
      if (request.status === 200) resolve((request.response as Uploaded).data)
      else reject(new ApiError(request.status, request.response ?? {}))
    }
    request.onerror = () => reject(new ApiError(0, {}))
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('image', file)
    form.append('expiration', '600')
    request.send(form)
  })
}

import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/index.ts'
import { uploadPhoto } from '../api/upload.ts'
import { useTranslations } from '../ui/text.ts'
import { useReadRefusal } from './use-action.ts'

type Stored = { url: string; goesAt: number }
type Upload = { file: File; stop: AbortController; done: Promise<Stored | undefined> }

/** The server deletes unused photos; a photo is uploaded again this long before that. */
const SPARE_MS = 60_000

type PhotoUpload = {
  /** Receives the URL of the stored photo; empty after it was removed. */
  onStored: (url: string) => void
  /** The form field that holds the URL. */
  field: string
  upload?: typeof uploadPhoto
}

/**
 * Uploads a photo as soon as it is chosen. `settled` waits for it, so that no form is sent without
 * its URL.
 */
export function usePhotoUpload({ onStored, field, upload = uploadPhoto }: PhotoUpload) {
  const t = useTranslations('shell.failed')
  const readRefusal = useReadRefusal()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  const current = useRef<Upload>(undefined)

  useEffect(() => () => current.current?.stop.abort(), [])

  function pick(file: File) {
    current.current?.stop.abort()
    const stop = new AbortController()
    setError(undefined)
    setProgress(0)
    onStored('')
    current.current = { file, stop, done: send(file, stop.signal) }
  }

  async function send(file: File, signal: AbortSignal): Promise<Stored | undefined> {
    try {
      const stored = await upload(file, (part) => !signal.aborted && setProgress(part), signal)
      if (signal.aborted) return
      onStored(stored.url)
      return { url: stored.url, goesAt: Date.now() + stored.expiration * 1000 }
    } catch (problem) {
      if (!signal.aborted) setError(readRefusal(problem).message)
    } finally {
      if (!signal.aborted) setProgress(undefined)
    }
  }

  function clear() {
    current.current?.stop.abort()
    current.current = undefined
    setProgress(undefined)
    setError(undefined)
    onStored('')
  }

  /** @throws ApiError at the field if the chosen photo is not stored. */
  async function settled(url: string): Promise<string> {
    const picked = current.current
    if (!picked) return url
    const stored = await picked.done
    if (stored && stored.goesAt - Date.now() > SPARE_MS) return stored.url
    if (!stored) {
      const message = t('photo')
      throw new ApiError(422, { message, fields: { [field]: message } })
    }
    pick(picked.file)
    return settled(url)
  }

  return {
    progress,
    error,
    pick,
    clear,
    retry: () => current.current && pick(current.current.file),
    settled,
  }
}

import { useEffect, useRef, useState } from 'react'
import { MAX_PHOTOS } from '../../shared/listings/listing-limits.ts'
import { ApiError } from '../api/index.ts'
import { uploadPhoto, uploadsAtOnce } from '../api/upload.ts'
import { useTranslations } from '../ui/text.ts'
import { useReadRefusal } from './use-action.ts'

/** A photo as the API expects it; the first of a list is the cover. */
export type SentPhoto = { url: string; alt: string }

export type PhotoItem = {
  id: string
  /** The displayed URL: a local file, or where the photo is stored. */
  src: string
  /** Undefined until it is uploaded. */
  url: string | undefined
  /** Alternative text; empty while the proposed one applies. */
  alt: string
  /** From 0 to 1 while uploading or rotating. */
  progress: number | undefined
  error: string | undefined
  /** Degrees clockwise that it was rotated since it was chosen. */
  rotation: number
  /** When the server deletes it unless a form uses it, in milliseconds since 1970. */
  goesAt: number | undefined
}

export function newPhoto(id: string, src: string): PhotoItem {
  return {
    id,
    src,
    url: undefined,
    alt: '',
    progress: 0,
    error: undefined,
    rotation: 0,
    goesAt: undefined,
  }
}

/** A photo that is already stored, from a draft or listing. */
export function storedPhoto(id: string, { url, alt }: SentPhoto): PhotoItem {
  return { ...newPhoto(id, url), url, alt, progress: undefined }
}

export function moved<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): Item[] {
  const item = items.find((one) => one.id === id)
  if (!item || to < 0 || to >= items.length) return [...items]
  return items.filter((one) => one !== item).toSpliced(to, 0, item)
}

export function changed(
  items: readonly PhotoItem[],
  id: string,
  changes: Partial<PhotoItem>,
): PhotoItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...changes } : item))
}

/** The stored photos in order. The server proposes a text for those without one. */
export function toSent(items: readonly PhotoItem[]): SentPhoto[] {
  return items.flatMap(({ url, alt }) => (url ? [{ url, alt: alt.trim() }] : []))
}

/** Why a file can't be uploaded; the server checks its content. */
export function fileProblem(file: Pick<File, 'size' | 'type'>): 'empty' | 'notPhoto' | undefined {
  if (file.size === 0) return 'empty'
  if (file.type && !file.type.startsWith('image/')) return 'notPhoto'
}

/** The id in the URL of a photo that this site stores. */
export function parsePictureId(url: string): string | undefined {
  return /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(url)?.[1]
}

/** The server deletes unused photos; a photo is uploaded again this long before that. */
const SPARE_MS = 60_000
const QUARTER = 90

type Stored = { url: string; expiration: number }
type PhotoCalls = {
  /** Photos that are already stored when the form opens. */
  initial?: readonly SentPhoto[]
  upload?: (file: File, onProgress: (done: number) => void, end: AbortSignal) => Promise<Stored>
  rotate: (id: string, degrees: number) => Promise<Stored>
}

/** The photos of a form: uploaded as soon as they are chosen, and reordered, rotated or removed. */
export function usePhotoList({ initial = [], upload = uploadPhoto, rotate }: PhotoCalls) {
  const t = useTranslations('fields.photoField')
  const readRefusal = useReadRefusal()
  const [items, setItems] = useState<readonly PhotoItem[]>(() =>
    initial.map((photo, index) => storedPhoto(`photo-${index + 1}`, photo)),
  )
  const now = useRef(items)
  const files = useRef(new Map<string, File>())
  const running = useRef(new Map<string, { stop: AbortController; done: Promise<void> }>())
  /** Files that this browser does not show, such as HEIC: they are shown as the server stored them. */
  const unshown = useRef(new Set<string>())
  const [line] = useState(() => createLine(uploadsAtOnce))
  const count = useRef(initial.length)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form goes
  useEffect(() => () => clear(), [])

  /**
   * State updates with the next render, but concurrent uploads must see each other's changes at
   * once.
   */
  function set(next: readonly PhotoItem[]) {
    now.current = next
    setItems(next)
  }
  const patch = (id: string, changes: Partial<PhotoItem>) => set(changed(now.current, id, changes))
  const find = (id: string) => now.current.find((item) => item.id === id)
  const nextId = () => {
    count.current += 1
    return `photo-${count.current}`
  }

  function add(picked: readonly File[]) {
    for (const file of picked.slice(0, MAX_PHOTOS - now.current.length)) {
      const id = nextId()
      files.current.set(id, file)
      set([...now.current, newPhoto(id, URL.createObjectURL(file))])
      send(id)
    }
  }

  function send(id: string) {
    const file = files.current.get(id)
    if (!file) return
    const refused = fileProblem(file)
    if (refused) return patch(id, { error: t(refused), progress: undefined })
    start(id, (signal) => line.run(() => sendFile(id, file, signal)))
  }

  async function sendFile(id: string, file: File, signal: AbortSignal) {
    if (signal.aborted) return
    const onProgress = (part: number) => {
      if (!signal.aborted) patch(id, { progress: part })
    }
    const stored = await upload(file, onProgress, signal)
    const rotation = find(id)?.rotation ?? 0
    const shown = rotation > 0 ? await rotateStored(stored.url, rotation) : stored
    if (signal.aborted) return
    patch(id, { ...toStored(shown), ...(unshown.current.has(id) && { src: shown.url }) })
  }

  /** Starts a job for a photo; a newer job for the same photo aborts it. */
  function start(id: string, work: (signal: AbortSignal) => Promise<void>) {
    running.current.get(id)?.stop.abort()
    const stop = new AbortController()
    patch(id, { error: undefined, progress: 0 })
    const done = work(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted)
        patch(id, { error: readRefusal(error).message, progress: undefined })
    })
    running.current.set(id, { stop, done })
  }

  function rotateStored(url: string, degrees: number) {
    const picture = parsePictureId(url)
    if (picture) return rotate(picture, degrees)
    throw new ApiError(422, { message: t('notRotatable') })
  }

  function rotateOne(id: string) {
    const item = find(id)
    if (!item?.url || item.progress !== undefined) return
    const { url } = item
    start(id, async (signal) => {
      const stored = await rotateStored(url, QUARTER)
      if (signal.aborted) return
      release(item)
      patch(id, { ...toStored(stored), src: stored.url, rotation: (item.rotation + QUARTER) % 360 })
    })
  }

  function remove(id: string) {
    running.current.get(id)?.stop.abort()
    running.current.delete(id)
    files.current.delete(id)
    const item = find(id)
    if (item) release(item)
    set(now.current.filter((one) => one.id !== id))
  }

  function clear() {
    for (const { id } of now.current) remove(id)
  }

  function restore(photos: readonly SentPhoto[]) {
    clear()
    set(photos.slice(0, MAX_PHOTOS).map((photo) => storedPhoto(nextId(), photo)))
  }

  /** Waits until every photo is stored. @throws ApiError at the field if one is not. */
  async function settled(): Promise<readonly PhotoItem[]> {
    for (const { id, goesAt } of now.current)
      if (goesAt !== undefined && goesAt - Date.now() < SPARE_MS) send(id)
    await Promise.all([...running.current.values()].map(({ done }) => done))
    if (now.current.every(({ url, error }) => url && !error)) return now.current
    const message = t('notStored')
    throw new ApiError(422, { message, fields: { photos: message } })
  }

  return {
    items,
    add,
    remove,
    restore,
    settled,
    rotate: rotateOne,
    retry: (id: string) => (files.current.has(id) ? send(id) : rotateOne(id)),
    move: (id: string, to: number) => set(moved(now.current, id, to)),
    describe: (id: string, alt: string) => patch(id, { alt }),
    /** Marks a stored photo whose URL no longer loads. */
    miss: (id: string) => {
      const item = find(id)
      if (!item?.src.startsWith('blob:')) return patch(id, { error: t('notHere'), url: undefined })
      // A local file that doesn't display may still be valid; the server decides.
      unshown.current.add(id)
      if (item.url) patch(id, { src: item.url })
    },
  }
}

function toStored({ url, expiration }: Stored): Partial<PhotoItem> {
  return { url, progress: undefined, error: undefined, goesAt: Date.now() + expiration * 1000 }
}

function release({ src }: PhotoItem) {
  if (src.startsWith('blob:')) URL.revokeObjectURL(src)
}

/** Runs at most `atOnce()` jobs at a time; the others wait in order. */
export function createLine(atOnce: () => number) {
  const waiting: (() => void)[] = []
  let running = 0

  function begin() {
    while (running < atOnce() && waiting.length > 0) {
      running += 1
      waiting.shift()?.()
    }
  }

  async function run<T>(job: () => Promise<T>): Promise<T> {
    const turn = new Promise<void>((go) => waiting.push(go))
    begin()
    await turn
    try {
      return await job()
    } finally {
      running -= 1
      begin()
    }
  }

  return { run }
}

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Deps } from '../../deps.ts'
import { inTransaction, newId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { ROOT } from '../../platform/root.ts'
import { StorageError } from '../../platform/storage/index.ts'
import { createWorkerPool } from '../../platform/worker-pool.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'
import { completeMedia, findIncomplete, insertMedia, ownsMedia } from './media.store.ts'
import {
  ALL_VARIANTS,
  deletePictures,
  FIRST_VARIANTS,
  isMain,
  MAIN,
  pictureAddress,
  placeholderImage,
  storageKey,
  THUMB_WIDTH,
  UPLOAD_SECONDS,
  type Variant,
  writePicture,
} from './picture.ts'
import { pictureRefusal } from './read-upload.ts'
import type { Drawing, DrawingRequest, Unusable } from './worker/draw.ts'

export type { Drawing }

export type Picture = {
  id: string
  url: string
  thumbUrl: string
  width: number
  height: number
  bytes: number
  /** A blurred preview as the data URL of a PNG. */
  placeholder: string
}
export type Refused = NonNullable<ReturnType<typeof pictureRefusal>> | Unusable | StoreRefused
type StoreRefused = 'busy' | 'storage_full' | 'storage_away'
type Outcome = { picture: Picture } | { refused: Refused }

type Options = {
  /** Claims the picture permanently right away. */
  claimed?: boolean
  /** Draws only the first two files; a job draws the others later. */
  sparing?: boolean
  /** Clockwise. */
  rotation?: 0 | 90 | 180 | 270
}

/**
 * Stores an uploaded picture. Unless `claimed`, it is deleted when nothing claims it within
 * UPLOAD_SECONDS.
 */
export async function storePicture(
  deps: Deps,
  ownerId: string,
  bytes: Buffer,
  { claimed = false, sparing = false, rotation = 0 }: Options = {},
): Promise<Outcome> {
  const refused = pictureRefusal(bytes)
  if (refused) return { refused }
  const variants = sparing ? FIRST_VARIANTS : ALL_VARIANTS
  const drawing = await draw({ bytes, variants, rotation })
  if ('refused' in drawing) return drawing

  return keep(deps, { ownerId, drawing, claimed, complete: !sparing })
}

/**
 * Stores a picture permanently whose variants were all drawn before, and ship with the program:
 * nothing is decoded or encoded. It gets no hash, as if it were blank: a drawing resembles every
 * other simple picture, so it must not count as the original of somebody's photo. `sameAs` is the id
 * of a stored picture from the same drawing.
 */
export function registerDrawnPicture(
  deps: Deps,
  ownerId: string,
  drawing: Drawing,
  { sameAs }: { sameAs?: string | undefined } = {},
) {
  const unhashed = { ...drawing, hash: 0n }
  const entry = { ownerId, drawing: unhashed, claimed: true, complete: true }
  return keep(deps, entry, { replaceable: true, sameAs })
}

/** Draws all variants of a picture without storing it. */
export function drawPicture(bytes: Buffer): ReturnType<typeof draw> {
  return draw({ bytes, variants: ALL_VARIANTS, rotation: 0 })
}

type WriteOptions = { replaceable?: boolean; sameAs?: string | undefined }

async function keep(
  deps: Deps,
  entry: Omit<Entry, 'id'>,
  options: WriteOptions = {},
): Promise<{ picture: Picture } | { refused: StoreRefused }> {
  const id = newId()
  // Files first: a row guarantees that they exist.
  const fault = await writeFiles(deps, id, entry.drawing, options)
  if (fault) return { refused: fault }
  try {
    await enter(deps, { id, ...entry })
  } catch (error) {
    await deletePictures(deps.storage, [id]).catch(() => {})
    throw error
  }
  return { picture: toPicture(id, entry.drawing) }
}

async function writeFiles(
  { storage, log }: Deps,
  id: string,
  { files }: Drawing,
  options: WriteOptions,
) {
  try {
    await writePicture(storage, id, files, options)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    log.error({ err: error }, 'a picture could not be stored')
    return error.reason === 'full' ? 'storage_full' : 'storage_away'
  }
}

type Entry = {
  id: string
  ownerId: string
  drawing: Drawing
  claimed: boolean
  complete: boolean
}

function enter(deps: Deps, { id, ownerId, drawing, claimed, complete }: Entry) {
  const now = deps.clock.now()
  const { width, height, hash, detail, views, placeholder } = drawing
  return inTransaction(deps.db, async (tx) => {
    await insertMedia(tx, {
      id,
      ownerId,
      width,
      height,
      bytes: mainBytes(drawing),
      createdAt: now,
      expiresAt: claimed ? null : new Date(now.getTime() + UPLOAD_SECONDS * SECOND),
      complete,
      pinned: claimed,
      hash: String(hash),
      detail,
      views,
      placeholder,
      hasUnclaimedCopy: false,
    })
    await recordEvent(tx, 'picture_uploaded', now, { mediaId: id, ownerId })
    await writeAudit(tx, {
      actor: { id: ownerId, role: 'owner' },
      action: 'picture_uploaded',
      subject: ['media', id],
      at: now,
    })
  })
}

function toPicture(id: string, drawing: Drawing): Picture {
  return {
    id,
    url: pictureAddress(id),
    thumbUrl: pictureAddress(id, THUMB_WIDTH),
    width: drawing.width,
    height: drawing.height,
    bytes: mainBytes(drawing),
    placeholder: placeholderImage(drawing.placeholder),
  }
}

function mainBytes({ files }: Drawing): number {
  return files.find(({ variant }) => isMain(variant))?.bytes.length ?? 0
}

/**
 * Rotates an owner's picture clockwise into a new picture, drawn from the largest file of the old one,
 * because the content at a URL never changes. The old one stays for listings that show it.
 */
export async function rotatePicture(
  deps: Deps,
  ownerId: string,
  id: string,
  rotation: 90 | 180 | 270,
): Promise<{ picture: Picture } | { refused: Refused | 'unknown_picture' }> {
  if (!(await ownsMedia(deps.db.kysely, id, ownerId, deps.clock.now())))
    return { refused: 'unknown_picture' }
  const bytes = await readMain(deps, id)
  if (!Buffer.isBuffer(bytes)) return bytes
  return storePicture(deps, ownerId, bytes, { rotation })
}

async function readMain(deps: Deps, id: string) {
  try {
    const main = await deps.storage.read(storageKey(id, MAIN))
    return main ?? { refused: 'unknown_picture' as const }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.error({ err: error }, 'a picture could not be read')
    return { refused: 'storage_away' as const }
  }
}

/**
 * For each process that serves, and those are one per core. A photo takes one core for a third of a
 * second, at low priority, and up to 200 MB. Each queued photo adds up to 10 MB.
 */
const AT_ONCE = 1
const QUEUE = 24
const IDLE_MS = MINUTE
/** Longer than the decoder's own limit: beyond it the machine is too busy. */
const LIMIT_MS = 60 * SECOND

/** Runs a module of `worker/` in the process that decodes pictures. */
export const runInWorker = createWorkerPool({
  places: AT_ONCE,
  queue: QUEUE,
  idleMs: IDLE_MS,
  limitMs: LIMIT_MS,
})
const DRAW_MODULE = pathToFileURL(path.join(ROOT, 'src/modules/media/worker/draw.ts')).href

/** Draws a picture in a worker process. A file that crashes the worker is refused. */
export async function draw(
  request: DrawingRequest,
): Promise<Drawing | { refused: Unusable | 'busy' }> {
  const outcome = await runInWorker<Drawing | { refused: Unusable }>(DRAW_MODULE, request)
  if ('value' in outcome) return outcome.value
  if (outcome.failed === 'threw') throw new Error(outcome.why)
  // The file would crash the worker again.
  return { refused: outcome.failed === 'ended' ? 'damaged' : 'busy' }
}

/** Leaves the cores to uploads that arrive in a row. */
const DELAY_MS = 2 * MINUTE
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Creates a job that draws the variants that an upload or an older version left out, one picture per
 * run. A picture that cannot be drawn is skipped until the next start.
 */
export function createRemainingVariantsJob(deps: Deps) {
  let after = FIRST_ID

  return async function drawRest(): Promise<number> {
    const before = new Date(deps.clock.now().getTime() - DELAY_MS)
    const id = await findIncomplete(deps.db.kysely, after, before)
    if (!id) return 0
    const bytes = await deps.storage.read(storageKey(id, MAIN))
    const drawing = bytes && (await draw({ bytes, variants: REMAINING_VARIANTS, rotation: 0 }))
    if (drawing && 'refused' in drawing && drawing.refused === 'busy') return 0
    // Whatever happens from here on, the next run continues with the next picture.
    after = id
    if (!drawing || 'refused' in drawing) return 0
    await writePicture(deps.storage, id, drawing.files)
    const isWanted = await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now()
      if (!(await completeMedia(tx, id, drawing, now))) return false
      await recordEvent(tx, 'picture_completed', now, { mediaId: id })
      return true
    })
    // The picture was released meanwhile: its files must not stay public.
    if (!isWanted) await deletePictures(deps.storage, [id])
    return isWanted ? 1 : 0
  }
}

const isFirst = ({ width, format }: Variant) =>
  FIRST_VARIANTS.some((first) => first.width === width && first.format === format)
const REMAINING_VARIANTS = ALL_VARIANTS.filter((variant) => !isFirst(variant))

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Deps } from '../../../deps.ts'
import { inTransaction, newId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { ROOT } from '../../../platform/root.ts'
import { StorageError } from '../../../platform/storage/index.ts'
import type { ImageName } from '../../../shared/settings/definitions.ts'
import { HOUR } from '../../../shared/time.ts'
import { changeSettings, type SettingCallbacks } from '../../settings/index.ts'
import { queueFileDeletion } from '../delete-media.ts'
import { runInWorker } from '../store-picture.ts'
import type { ShopDrawing, ShopImageRequest, UnusableShopImage } from '../worker/draw-shop-image.ts'
import { type ShopImageRefusal, shopImageRefusal, shopPixelLimit } from './read-shop-image.ts'
import { toNewFiles } from './shop-image-files.ts'

type Upload = { name: ImageName; version: number; bytes: Buffer }
type Outcome = { unusable: ShopImageRefusal } | Awaited<ReturnType<typeof changeSettings>>

/** Files that no setting names by then are deleted: the upload was refused or interrupted. */
const UNUSED_MS = HOUR

/** Draws a picture of the shop, stores it and makes it the value of its setting. */
export async function uploadShopImage(
  deps: Deps,
  actor: Viewer,
  { name, version, bytes }: Upload,
  callbacks: SettingCallbacks,
): Promise<Outcome> {
  const refused = shopImageRefusal(bytes)
  if (refused) return { unusable: refused }
  const drawing = await draw({ bytes, limitInputPixels: shopPixelLimit(bytes), kind: name })
  if ('refused' in drawing) return { unusable: drawing.refused }
  const id = newId()
  const fault = await writeFiles(deps, id, drawing)
  if (fault) return { unusable: fault }
  const { width, height } = drawing
  const changes = { [name]: { value: { id, width, height }, version } }
  return changeSettings(deps, actor, changes, callbacks)
}

/** Writes the files, queued for deletion until a setting names them. */
async function writeFiles({ db, clock, storage, log }: Deps, id: string, drawing: ShopDrawing) {
  const files = toNewFiles(id, drawing.files)
  const unusedFrom = new Date(clock.now().getTime() + UNUSED_MS)
  const keys = files.map(({ key }) => key)
  await inTransaction(db, (tx) => queueFileDeletion(tx, keys, unusedFrom))
  try {
    await storage.write(files)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    log.error({ err: error }, 'a picture of the shop could not be stored')
    return error.reason === 'full' ? 'storage_full' : 'storage_away'
  }
}

const DRAW_MODULE = pathToFileURL(
  path.join(ROOT, 'src/modules/media/worker/draw-shop-image.ts'),
).href

async function draw(request: ShopImageRequest) {
  const outcome = await runInWorker<ShopDrawing | { refused: UnusableShopImage }>(
    DRAW_MODULE,
    request,
  )
  if ('value' in outcome) return outcome.value
  if (outcome.failed === 'threw') throw new Error(outcome.why)
  return { refused: outcome.failed === 'ended' ? ('damaged' as const) : ('busy' as const) }
}

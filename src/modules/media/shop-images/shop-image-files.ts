import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { NewFile } from '../../../platform/storage/index.ts'
import {
  iconFiles,
  pictureFiles,
  type ShopImage,
  type ShopImageFile,
} from '../../../shared/settings/shop-images.ts'
import { DAY } from '../../../shared/time.ts'
import { queueFileDeletion } from '../delete-media.ts'
import { dropFilesToDelete } from '../media.store.ts'

const FOLDER = 'shop/'
const allFiles: readonly ShopImageFile[] = [...pictureFiles, ...iconFiles]
const FILE_NAME =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})((?:-(?:32|180|512|maskable))?\.png|\.webp)$/

/** How long the files of a picture stay that is no longer the shop's: emails that were sent show it. */
export const REPLACED_IMAGE_DAYS = 30

export function shopImageKey(id: string, file: ShopImageFile): string {
  return `${FOLDER}${id}${file}`
}

/** The storage key for the name in an address; undefined if the name is not valid. */
export function shopImageKeyFor(name: string): string | undefined {
  return FILE_NAME.test(name) ? `${FOLDER}${name}` : undefined
}

/** The type of a file of a shop's picture; undefined for other keys. */
export function shopImageType(key: string): string | undefined {
  if (!key.startsWith(FOLDER) || !FILE_NAME.test(key.slice(FOLDER.length))) return undefined
  return key.endsWith('.webp') ? 'image/webp' : 'image/png'
}

type Drawn = { file: ShopImageFile; bytes: Uint8Array }

export function toNewFiles(id: string, drawn: readonly Drawn[]): NewFile[] {
  return drawn.map(({ file, bytes }) => {
    const key = shopImageKey(id, file)
    return { key, bytes, type: key.endsWith('.webp') ? 'image/webp' : 'image/png' }
  })
}

const keysFor = ({ id }: ShopImage) => allFiles.map((file) => shopImageKey(id, file))

type Change = { before: ShopImage | null; after: ShopImage | null; at: Date }

/** Keeps the files of the new picture, which were queued for deletion when they were written. */
export async function replaceShopImage(tx: Tx, { before, after, at }: Change): Promise<void> {
  if (after) await dropFilesToDelete(tx, keysFor(after))
  const until = new Date(at.getTime() + REPLACED_IMAGE_DAYS * DAY)
  if (before) await queueFileDeletion(tx, keysFor(before), until)
}

/** The PNG of a picture; undefined when there is none or it cannot be read now. */
export async function readShopImage(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  image: ShopImage | null,
): Promise<Buffer | undefined> {
  if (!image) return undefined
  return storage.read(shopImageKey(image.id, '.png')).catch((error: unknown) => {
    log.warn({ err: error }, 'a picture of the shop could not be read')
    return undefined
  })
}

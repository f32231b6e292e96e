import type { NewFile, Storage } from '../../platform/storage/index.ts'
import { ALL_VARIANTS, nameOf, readName, type Variant } from './picture.ts'

export type Drawn = { variant: Variant; bytes: Uint8Array }

/** Where a picture lies. The id's last two digits are random: 256 folders, evenly filled. */
export function keyOf(id: string, variant: Variant): string {
  return `${id.slice(-2)}/${nameOf(id, variant)}`
}

/** The picture that a key belongs to, and the type of the file; undefined when it is none of ours. */
export function readKey(key: string): { id: string; type: string } | undefined {
  const [folder, name = ''] = key.split('/', 2)
  const named = readName(name)
  if (!named || folder !== named.id.slice(-2)) return undefined
  return { id: named.id, type: typeOf(named.variant) }
}

export function typeOf({ format }: Variant): string {
  return `image/${format}`
}

export function writePicture(storage: Storage, id: string, files: readonly Drawn[]) {
  return storage.write(
    files.map(
      ({ variant, bytes }): NewFile => ({ key: keyOf(id, variant), bytes, type: typeOf(variant) }),
    ),
  )
}

export function deletePictures(storage: Storage, ids: readonly string[]) {
  return storage.remove(ids.flatMap((id) => ALL_VARIANTS.map((variant) => keyOf(id, variant))))
}
